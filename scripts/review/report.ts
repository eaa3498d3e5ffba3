import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Judged, Tally } from './judge';

export interface ReportOptions {
  judged: readonly Judged[];
  tally: Tally;
  base: string;
  /** The sentence that the terminal shows too. */
  summary: string;
}

/** A PNG as a data address; WebP without loss is a third of its size. */
const dataOf = async (png: Buffer) =>
  `data:image/webp;base64,${(await sharp(png).webp({ lossless: true, effort: 3 }).toBuffer()).toString('base64')}`;

const fileData = async (file: string | null | undefined) => (file ? dataOf(await readFile(file)) : null);

/** What the report's script shows of a story; pictures only where there is something to see. */
async function entryOf({ key, name, mode, before, after, verdict }: Judged) {
  const shown = verdict.kind !== 'same';
  return {
    key,
    name,
    mode,
    kind: verdict.kind,
    error: 'error' in verdict ? verdict.error : null,
    pixels: verdict.kind === 'changed' ? verdict.difference.pixels : 0,
    before: shown ? await fileData(before?.file) : null,
    after: shown ? await fileData(after?.file) : null,
    marked: verdict.kind === 'changed' ? await dataOf(verdict.difference.marked) : null,
  };
}

/** The whole report as one HTML file that needs nothing beside it. */
export async function report({ judged, tally, base, summary }: ReportOptions): Promise<string> {
  const [page, style, script] = await Promise.all(
    ['page.html', 'page.css', 'page.js'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const entries = [];
  for (const each of judged) if (each.verdict.kind !== 'same') entries.push(await entryOf(each));
  // `<` would let a story's name end the script that holds it.
  const data = JSON.stringify({ entries, tally, base, summary }).replaceAll('<', '\\u003c');
  return page!
    .replace('/* style */', () => style!)
    .replace('/* data */', () => `globalThis.review = ${data};`)
    .replace('/* script */', () => script!);
}
