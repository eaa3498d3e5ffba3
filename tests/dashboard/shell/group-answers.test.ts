import { expect, it, vi } from 'vitest';
import { groupAnswers } from '@/dashboard/shell/palette/group-answers';
import type { PaletteEntry, PaletteGroup } from '@/dashboard/shell/palette/palette-entry';
import { findable } from '@/dashboard/shell/palette/rank';

const entry = (group: PaletteGroup, label: string): PaletteEntry => ({
  id: `${group}:${label}`,
  group,
  label,
  detail: '',
  icon: 'user',
  findable: findable(label),
  target: { path: '/' },
});
const commands = [entry('Pages', 'Employees'), entry('Pages', 'Settings'), entry('Actions', 'Sign Out')];
const people = [entry('People', 'Sena Oduya'), entry('People', 'Settimia Rossi')];
const shown = (query: string, recent: string[] = [], records = () => people) =>
  groupAnswers(query, commands, records, recent).map(({ title, entries }) => [
    title,
    entries.map(({ label }) => label),
  ]);

it('shows pages and actions while nothing is asked, and asks for no records', () => {
  const records = vi.fn(() => people);
  expect(shown('  ', [], records)).toEqual([
    ['Pages', ['Employees', 'Settings']],
    ['Actions', ['Sign Out']],
  ]);
  expect(records).not.toHaveBeenCalled();
});

it('begins with what was chosen last, and does not repeat it', () => {
  expect(shown('', ['People:Sena Oduya', 'People:gone', 'Pages:Settings'])).toEqual([
    ['Recent', ['Sena Oduya', 'Settings']],
    ['Pages', ['Employees']],
    ['Actions', ['Sign Out']],
  ]);
});

it('puts the group of the best answer first', () => {
  expect(shown('sett')[0]).toEqual(['Pages', ['Settings']]);
  expect(shown('sena')[0]).toEqual(['People', ['Sena Oduya']]);
});

it('shows six of a group', () => {
  const many = () => Array.from({ length: 20 }, (_, index) => entry('People', `Sam ${index}`));
  expect(shown('sam', [], many)).toEqual([
    ['People', ['Sam 0', 'Sam 1', 'Sam 2', 'Sam 3', 'Sam 4', 'Sam 5']],
  ]);
});
