import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Judged, Tally } from './judge';
import { mapParallel } from './parallel';
import { sheetOf, type Sheet } from './sheet';

export interface ReportOptions {
  judged: readonly Judged[];
  tally: Tally;
  base: string;
  /** The summary line, also printed in the terminal. */
  summary: string;
}

/** The data of a story for the report's script. Its pictures are in a separate element. */
function entryOf({ key, name, mode, before, after, verdict }: Judged, { sizes }: Sheet) {
  const rest = [...sizes];
  return {
    key,
    name,
    mode,
    kind: verdict.kind,
    error: 'error' in verdict ? verdict.error : null,
    pixels: verdict.kind === 'changed' ? verdict.pixels : 0,
    /** Sizes in pixels, from left to right on the sheet. */
    before: before?.file ? rest.shift()! : null,
    after: after?.file ? rest.shift()! : null,
  };
}

/**
 * Writes the report as one self-contained HTML file. Each sheet is a separate element, written as soon as it
 * is ready: a single script with all sheets could exceed the maximum string length.
 */
export async function writeReport(
  file: string,
  { judged, tally, base, summary }: ReportOptions,
): Promise<void> {
  const [page, style, script] = await Promise.all(
    ['page.html', 'page.css', 'page.js'].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const [head, foot] = page!.split('<!-- sheets -->') as [string, string];
  const output = await open(file, 'w');
  let written = Promise.resolve();
  // Writes one after another: parallel writes could interleave.
  const write = (text: string) => (written = written.then(() => output.appendFile(text)));
  try {
    await write(head.replace('/* style */', () => style!));
    const shown = judged.filter(({ verdict }) => verdict.kind !== 'same');
    const entries = await mapParallel(shown, async (each, index) => {
      const files = [each.before, each.after].flatMap((shot) => shot?.file ?? []);
      const sheet = files.length > 0 ? await sheetOf(files) : { png: Buffer.alloc(0), sizes: [] };
      await write(`<script type="image/png" id="sheet-${index}">${sheet.png.toString('base64')}</script>\n`);
      return entryOf(each, sheet);
    });
    // Escapes `<`, because a story's name could otherwise close the script element.
    const data = JSON.stringify({ entries, tally, base, summary }).replaceAll('<', '\\u003c');
    await write(
      foot.replace('/* data */', () => `globalThis.review = ${data};`).replace('/* script */', () => script!),
    );
  } finally {
    await output.close();
  }
}
