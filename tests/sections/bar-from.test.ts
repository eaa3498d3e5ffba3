import { expect, it } from 'vitest';
import { menu, type MenuEntry } from '@/routes/menu';
import { barFrom } from '@/sections/top-nav/bar-from';

const pages = (...labels: string[]): MenuEntry[] => labels.map((label) => ({ label, path: `/${label}` }));

it('shows the seven entries of the agency from 800 px on', () => {
  expect(barFrom(menu, 'Undula')).toBe(800);
});

it('leaves nine entries, longer labels and a longer name to the menu button on a tablet', () => {
  expect(barFrom([...menu, ...pages('Questions', 'Our Figures')], 'Undula')).toBe(1024);
  const german = [
    'Startseite',
    'Leistungen',
    'Projekte',
    'Über uns',
    'Karriere',
    'Kontakt',
    'Blog',
    'Presse',
  ];
  expect(barFrom(pages(...german), 'Undula')).toBe(1024);
  expect(barFrom(menu, 'Northern & Light')).toBe(1024);
});

it('leaves what has no room beside a long name to the menu button up to 1280 px', () => {
  expect(barFrom([...menu, ...pages('Questions', 'Our Figures')], 'Northern & Light')).toBe(1280);
});
