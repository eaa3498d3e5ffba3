import { expect, it } from 'vitest';
import { signIn } from '../../scripts/palette/write-palette';

const colours = new Map([
  ['wine', '#2e0719'],
  ['vermilion', '#ff4b2b'],
]);

it('draws the sign in the palette’s colours', () => {
  expect(signIn('<path fill="var(--wine)"/><path fill="var(--vermilion)"/>', colours)).toBe(
    '<path fill="#2E0719"/><path fill="#FF4B2B"/>',
  );
});

it('leaves a sign in its own colours as it is', () => {
  expect(signIn('<path fill="#123456"/>', colours)).toBe('<path fill="#123456"/>');
});

it('names the line of a colour that the palette does not have', () => {
  expect(() => signIn('<svg>\n<path fill="var(--whine)"/></svg>', colours)).toThrow(
    /^src\/content\/sign\.svg:2: colour: expected a colour of the palette: "wine" or "vermilion", got var\(--whine\)/,
  );
});
