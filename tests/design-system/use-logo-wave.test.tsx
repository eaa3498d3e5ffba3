import { fireEvent, render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLogoWave } from '@/design-system/logo/use-logo-wave';

function Home() {
  const { state, link } = useLogoWave();
  return (
    <a href="/" {...link}>
      {state}
    </a>
  );
}

/** A link with a focus by keyboard or by tap, which jsdom cannot tell apart. */
function renderLink({ byKeyboard }: { byKeyboard: boolean }) {
  const link = within(render(<Home />).container).getByRole('link');
  Object.assign(link, { matches: (selector: string) => selector === ':focus-visible' && byKeyboard });
  return link;
}

it('the logo waves while its link has the focus of a keyboard', () => {
  const link = renderLink({ byKeyboard: true });
  fireEvent.focus(link);
  expect(link).toHaveTextContent('wave');
  fireEvent.blur(link);
  expect(link).toHaveTextContent('rest');
});

it('the logo rests after a tap, which leaves the focus on its link', () => {
  const link = renderLink({ byKeyboard: false });
  fireEvent.pointerEnter(link);
  expect(link).toHaveTextContent('wave');
  fireEvent.pointerLeave(link);
  fireEvent.focus(link);
  expect(link).toHaveTextContent('rest');
});
