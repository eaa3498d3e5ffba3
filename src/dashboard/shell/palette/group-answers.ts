import type { PaletteEntry } from './palette-entry';
import { rank } from './rank';

/** Results under one heading. */
export interface AnswerGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** Maximum number of results per group in a search. */
const most = 6;

function grouped(entries: readonly PaletteEntry[], limit: number): AnswerGroup[] {
  const groups = new Map<string, PaletteEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.group) ?? [];
    if (group.length < limit) group.push(entry);
    groups.set(entry.group, group);
  }
  return [...groups].map(([title, found]) => ({ title, entries: found }));
}

/** Groups the palette's results, best group first. Without a query: recent choices and suggestions. */
export function groupAnswers(
  query: string,
  entries: readonly PaletteEntry[],
  records: () => readonly PaletteEntry[],
  recentIds: readonly string[],
): AnswerGroup[] {
  if (query.trim() !== '') return grouped(rank(query, [...entries, ...records()]), most);
  const known = recentIds.length > 0 ? [...entries, ...records()] : entries;
  const recent = recentIds.flatMap((id) => known.find((entry) => entry.id === id) ?? []);
  const others = entries.filter(({ id }) => !recentIds.includes(id));
  const first = recent.length > 0 ? [{ title: 'Recent', entries: recent }] : [];
  return [...first, ...grouped(others, Number.POSITIVE_INFINITY)];
}
