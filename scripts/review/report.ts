import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../content/prose/to-html';
import type { Judged, Verdict } from './judge';
import type { Shot } from './shot';

const notes: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  added: 'A new picture: the base has none.',
  removed: 'The base has this picture. It is gone now.',
  failed: 'It cannot be drawn now.',
  flaky: 'It did not come out the same twice on one side, so it says nothing about the change.',
};

/** In the order of the report. */
const kinds: readonly Verdict['kind'][] = ['changed', 'added', 'removed', 'failed', 'flaky'];

async function figureOf(label: string, shot: Shot | null): Promise<string> {
  if (!shot?.file) return '';
  // The browser compresses for speed.
  const png = await sharp(shot.file).removeAlpha().png().toBuffer();
  return `<figure><figcaption>${label}</figcaption><img loading="lazy" alt="${label}" src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}

async function entryOf({ name, mode, before, after, verdict }: Judged, isOpen: boolean): Promise<string> {
  const pixels = verdict.kind === 'changed' ? verdict.pixels : 0;
  const count = pixels === 1 ? ', 1 pixel differs' : `, ${pixels.toLocaleString('en')} pixels differ`;
  const texts = [notes[verdict.kind], 'error' in verdict ? verdict.error : null].filter(Boolean);
  const figures = [await figureOf('Before', before), await figureOf('Now', after)];
  return `<details${isOpen ? ' open' : ''}>
<summary><span class="kind">${verdict.kind}</span>${escapeMarkup(name)} <small>${mode}${pixels ? count : ''}</small></summary>
${texts.map((text) => `<p class="note">${escapeMarkup(text!)}</p>\n`).join('')}<div class="pictures">${figures.join('')}</div>
</details>
`;
}

/**
 * Writes the report as one HTML file, picture by picture: a change of everything is too large for one string.
 * @param summary - also printed in the terminal
 */
export async function writeReport(
  file: string,
  { judged, summary }: { judged: readonly Judged[]; summary: string },
): Promise<void> {
  const page = await readFile(join(import.meta.dirname, 'page.html'), 'utf8');
  const [head, foot] = page.split('<!-- pictures -->') as [string, string];
  const shown = kinds.flatMap((kind) => judged.filter(({ verdict }) => verdict.kind === kind));
  const output = await open(file, 'w');
  try {
    await output.appendFile(head.replace('<!-- summary -->', () => escapeMarkup(summary)));
    for (const [index, each] of shown.entries()) await output.appendFile(await entryOf(each, index === 0));
    if (shown.length === 0) await output.appendFile('<p>No differences.</p>\n');
    await output.appendFile(foot);
  } finally {
    await output.close();
  }
}
