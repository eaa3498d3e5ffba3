import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageSwitch } from '@/sections/language-switch/language-switch';

afterEach(() => history.replaceState(null, '', '/'));

it('takes the query of the page along', () => {
  history.replaceState(null, '', '/search?q=ferry');
  render(
    <LanguageSwitch
      languages={[
        { tag: 'en', name: 'English', path: '/search' },
        { tag: 'de', name: 'Deutsch', path: '/de/search' },
      ]}
    />,
  );
  const german = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
  // jsdom follows no link.
  german.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(german);
  expect(german).toHaveAttribute('href', expect.stringMatching(/\/de\/search\?q=ferry$/));

  history.replaceState(null, '', '/search');
  fireEvent.click(german);
  expect(german.search).toBe('');
});
