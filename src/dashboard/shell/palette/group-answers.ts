import type { PaletteEntry } from './palette-entry';
import { rank } from './rank';

/** Answers under one heading. */
export interface AnswerGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** How many answers a group shows; who looks for more asks more closely. */
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

/** What the palette shows: answers to a question, the group of the best one first; without a question what may be wanted. */
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
