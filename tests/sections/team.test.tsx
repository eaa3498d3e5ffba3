import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { team } from '@generated/content/team';
import { Team } from '@/sections/team/team';
import { stubIntersectionObserver, stubMedia } from '../stubs';

const section = <Team title="Meet Our Innovators" more="Meet the team" members={team} plates={{}} />;

it('prerenders everything about everyone, hidden from nobody', () => {
  const html = renderToString(section);
  const page = document.createElement('div');
  page.innerHTML = html;
  for (const { name, role, fullDescription, background, skills, achievements } of team)
    for (const words of [name, role, fullDescription, background, ...skills, ...achievements])
      expect(page.textContent).toContain(words);
  for (const slide of page.querySelectorAll('[data-slide]')) {
    expect(slide).not.toHaveAttribute('inert');
    expect(slide).not.toHaveAttribute('aria-hidden');
    expect(slide).not.toHaveAttribute('data-position');
  }
  expect(html).not.toContain('style=');
});

it('hydrates without a complaint, then keeps the others from sight and from assistive technology', async () => {
  stubMedia(false);
  stubIntersectionObserver();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.createElement('div');
  page.innerHTML = renderToString(section);
  const root = await act(async () => hydrateRoot(page, section));
  expect(complaint).not.toHaveBeenCalled();
  const [first, ...others] = page.querySelectorAll('[data-slide]');
  expect(first).toHaveAttribute('data-position', 'current');
  expect(first).not.toHaveAttribute('inert');
  for (const slide of others) {
    expect(slide).toHaveAttribute('inert');
    expect(slide).toHaveAttribute('aria-hidden', 'true');
  }
  act(() => root.unmount());
});
