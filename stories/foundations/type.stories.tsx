import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId, useState, type CSSProperties } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { listOf, tokenOf, useTokens } from './tokens';
import * as s from './type.module.scss';

const meta = { title: 'foundations/type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps: readonly { name: string; sample: string }[] = [
  { name: 'd2', sample: 'We Create' },
  { name: 'banner', sample: 'Discover' },
  { name: 'd1', sample: 'Undulate' },
  { name: 'h1', sample: 'Meet Our Innovators' },
  { name: 'h2', sample: 'Why Choose Us' },
  { name: 'h3', sample: 'Graphic Design' },
  { name: 'h4', sample: 'Business hours' },
  { name: 'title', sample: 'Active Tasks' },
  { name: 'metric', sample: '1,284 h' },
  { name: 'metric-small', sample: '7:45' },
  { name: 'lead', sample: 'Tell us what you are building and when it has to be live.' },
  { name: 'article', sample: 'Each line swells where the picture is dark, and thins where it is light.' },
  { name: 'page', sample: 'We plan with you, draw with you and stay after the launch.' },
  { name: 'body-large', sample: 'The first meeting costs nothing and takes half an hour.' },
  { name: 'body', sample: 'One point of contact, a shared board and an open timesheet.' },
  { name: 'body-small', sample: 'Weekly review with the client' },
  { name: 'ui', sample: 'All fields are required.' },
  { name: 'small', sample: 'Names and figures are sample data.' },
  { name: 'caption', sample: '09:30' },
];

const facts = ['--family', '--size', '--line', '--track', '--weight', '--flare', '--volume'];

/** A step as the settings write it. */
function Step({ name, sample }: { name: string; sample: string }) {
  const { ref, values } = useTokens<HTMLElement>(facts);
  const swell = values['--flare'] ? `, flare ${values['--flare']}, volume ${values['--volume']}` : '';
  return (
    <div style={{ overflow: 'clip' }}>
      <dt style={{ fontSize: 14, color: 'var(--muted)' }}>
        <strong style={{ color: 'var(--text)' }}>{name}</strong> {values['--family']} {values['--size']} /{' '}
        {values['--line']}, track {values['--track']}, weight {values['--weight']}
        {swell}
      </dt>
      <dd ref={ref} className={s[name as keyof typeof s]} style={{ overflowWrap: 'anywhere' }}>
        {sample}
      </dd>
    </div>
  );
}

/** Every step of the scale, set with the mixin that components use, with its settings read from the stylesheet. */
export const Scale: Story = {
  render: () => (
    <dl className={s.scale} data-testid="scale" style={{ display: 'grid', gap: 24 }}>
      {steps.map((step) => (
        <Step key={step.name} {...step} />
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(steps.map(({ name }) => name)).toEqual(
      listOf(tokenOf(canvas.getByTestId('scale'), '--steps')),
    );
    const sizes = steps
      .slice(2)
      .map(({ sample }) => parseFloat(getComputedStyle(canvas.getByText(sample)).fontSize));
    const display = getComputedStyle(canvas.getByText('Meet Our Innovators'));
    await expect(display.fontFamily).toMatch(/^"?Commissioner/);
    await expect(display.fontVariationSettings).toContain('"FLAR" 100');
    await expect(Math.max(...sizes)).toBe(sizes[0]);
    await expect(Math.min(...sizes)).toBe(12);
  },
};

interface Axis {
  tag: string;
  label: string;
  from: number;
  to: number;
  /** Where the slider stands at first. */
  at: number;
}

/** The range that the loaded font says it has: what the `@font-face` rule of its family declares. */
function weightsOf(family: string): Pick<Axis, 'from' | 'to'> {
  const face = [...document.fonts].find((font) => font.family.replaceAll(/["']/g, '') === family);
  const [from = 400, to = from] = (face?.weight ?? '').split(' ').map(Number);
  return { from, to };
}

interface AxesProps {
  family: string;
  className: string | undefined;
  sample: string;
  /** The axes besides the weight. */
  more?: readonly Axis[];
  weight: number;
}

/** A sample in a variable font, and a slider for each axis that was left in it. */
function Axes({ family, className, sample, more = [], weight }: AxesProps) {
  const id = useId();
  const [axes] = useState(() => [
    { tag: 'wght', label: 'Weight', at: weight, ...weightsOf(family) },
    ...more,
  ]);
  const [values, setValues] = useState(() => Object.fromEntries(axes.map(({ tag, at }) => [tag, at])));
  const settings = axes.map(({ tag }) => `'${tag}' ${values[tag]}`).join(', ');
  const style: CSSProperties = {
    fontSize: 'clamp(2.5rem, 7vw, 5.5rem)',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  };
  return (
    <section aria-label={family} style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      <p className={className} style={{ ...style, fontVariationSettings: settings }}>
        {sample}
      </p>
      <div
        style={{
          display: 'grid',
          gap: '8px 24px',
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        {axes.map(({ tag, label, from, to }) => (
          <div key={tag} style={{ display: 'grid', fontSize: 14 }}>
            <label htmlFor={`${id}-${tag}`}>
              {label} <code>{tag}</code> {from} to {to}: <strong>{values[tag]}</strong>
            </label>
            <input
              id={`${id}-${tag}`}
              type="range"
              min={from}
              max={to}
              value={values[tag]}
              style={{ inlineSize: '100%', accentColor: 'var(--series-1)' }}
              onChange={({ target }) => setValues({ ...values, [tag]: Number(target.value) })}
            />
          </div>
        ))}
      </div>
      <code style={{ fontSize: 14, color: 'var(--muted)' }}>font-variation-settings: {settings};</code>
    </section>
  );
}

const swell = [
  { tag: 'FLAR', label: 'Flare', from: 0, to: 100, at: 100 },
  { tag: 'VOLM', label: 'Volume', from: 0, to: 100, at: 100 },
] as const;

/** Every axis that `scripts/fonts.ts` leaves in the two fonts, on a slider. */
export const LiveAxes: Story = {
  render: () => (
    <>
      <Axes family="Commissioner" className={s.displayFace} sample="Undulate" weight={640} more={swell} />
      <Axes family="Instrument Sans" className={s.textFace} sample="Ferry 12, 17:45" weight={400} />
    </>
  ),
  play: async ({ canvas }) => {
    const display = within(canvas.getByRole('region', { name: 'Commissioner' }));
    const width = () => {
      const range = document.createRange();
      range.selectNodeContents(display.getByText('Undulate'));
      return range.getBoundingClientRect().width;
    };
    await document.fonts.load("640 40px 'Commissioner'", 'Undulate');
    const before = width();
    await fireEvent.change(display.getByRole('slider', { name: /^Weight/ }), { target: { value: '560' } });
    await expect(getComputedStyle(display.getByText('Undulate')).fontVariationSettings).toContain(
      '"wght" 560',
    );
    await expect(width()).toBeLessThan(before);
  },
};

const flares = [0, 25, 50, 75, 100];

/** The display face's own axis: strokes swell like an engraved line. 100 above 56 px, 70 at 28, 50 at 20, 0 in text. */
export const Flare: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {flares.map((flare) => (
        <figure key={flare}>
          <div
            className={s.h1}
            style={{ fontVariationSettings: `'FLAR' ${flare}, 'VOLM' ${flare}`, fontSize: 72 }}
          >
            Rag
          </div>
          <figcaption style={{ fontSize: 14, color: 'var(--muted)' }}>flare {flare}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** Instrument Sans has figures of equal width for hours, prices and tables; Commissioner has none and sets no table. */
export const TabularFigures: Story = {
  render: () => (
    <div className={s.figures} style={{ display: 'inline-grid', gap: 4 }}>
      <span data-testid="figure">1,111.10</span>
      <span data-testid="figure">8,088.08</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const [narrow, wide] = canvas.getAllByTestId('figure').map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      return range.getBoundingClientRect().width;
    });
    await expect(narrow).toBeCloseTo(wide!, 1);
  },
};
