import { compare } from './compare';
import { mapParallel } from './parallel';
import { keyOf, type Shot } from './shot';

export type Verdict =
  | { kind: 'same' }
  /** Number of pixels that differ. */
  | { kind: 'changed'; pixels: number }
  | { kind: 'added' }
  | { kind: 'removed' }
  /** The pictures of one side differ between two runs. `error` is the message if one of the runs failed. */
  | { kind: 'flaky'; error: string | null }
  /** The story cannot be rendered now. */
  | { kind: 'failed'; error: string };

export interface Judged {
  key: string;
  name: string;
  mode: Shot['mode'];
  before: Shot | null;
  after: Shot | null;
  verdict: Verdict;
}

/** Pairs the shots of both sides by story and mode, and judges each pair. */
export async function judge(before: readonly Shot[], after: readonly Shot[]): Promise<Judged[]> {
  const old = new Map(before.map((shot) => [keyOf(shot), shot]));
  const now = new Map(after.map((shot) => [keyOf(shot), shot]));
  const keys = [...now.keys(), ...[...old.keys()].filter((key) => !now.has(key))];
  return mapParallel(keys, async (key) => {
    const [was, is] = [old.get(key) ?? null, now.get(key) ?? null];
    const { name, mode } = (is ?? was)!;
    return { key, name, mode, before: was, after: is, verdict: await verdictOf(was, is) };
  });
}

async function verdictOf(before: Shot | null, after: Shot | null): Promise<Verdict> {
  if (!after) return { kind: 'removed' };
  if (after.file === null) return { kind: 'failed', error: after.error ?? 'The story could not be drawn.' };
  if (!before) return { kind: 'added' };
  if (before.file === null) return { kind: 'added' };
  const pixels = await compare(before.file, after.file);
  return pixels > 0 ? { kind: 'changed', pixels } : { kind: 'same' };
}

export type Tally = Readonly<Record<Verdict['kind'], number>>;

export function tallyOf(judged: readonly Judged[]): Tally {
  const tally = { same: 0, changed: 0, added: 0, removed: 0, flaky: 0, failed: 0 };
  for (const { verdict } of judged) tally[verdict.kind] += 1;
  return tally;
}
