import { readFileSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as words from '@generated/yaml/words/prototype';
import { fill } from '../../src/lib/fill';
import { language } from '../../src/lib/language';
import { prototypePath, prototypeSourcePath } from '../../src/lib/prototype-path';
import { pathTo } from '../../src/routes/paths';
import { escapeMarkup } from '../content/prose/to-html';
import { metaPolicy } from '../headers';
import { iconLinks } from '../build/icon-links';
import { integrityIn, type Integrity } from '../build/integrity';
import { browserTarget, runParcel } from '../build/parcel';
import { prototypesFolder } from './prototype-ids';

const titleTag = /<title>(.*?)<\/title>/s;

type Way = readonly [path: string, text: string];

interface Frame {
  ways: readonly Way[];
  integrity: Integrity;
}

/** Adds to a bundled page what every page of the site has, and a bar that leads to others. @param title as HTML */
function withFrame(html: string, title: string, { ways, integrity }: Frame): string {
  const links = ways.map(([path, text]) => `<a href="${path}">${text}</a>`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}">`;
  const bar = `<nav class="about" lang="${language}" aria-label="${escapeMarkup(words.label)}"><span>${escapeMarkup(words.text)}</span>${links.join('')}</nav>`;
  return html
    .replace(titleTag, `<title>${title}</title>${policy}${iconLinks()}`)
    .replace('<body>', `<body>${bar}`)
    .replaceAll(/<link rel="stylesheet" href="([^"]+)">/g, (_, path: string) => integrity.sheet(path))
    .replaceAll(/(?<=<script type="module" )src="([^"]+)"/g, (_, path: string) => integrity.src(path))
    .replace(/\s+<\/body>/, '\n</body>');
}

/** The files of a prototype and those that all share, as HTML. */
function sourceOf(id: string): string {
  const order = ['.html', '.ts', '.scss'];
  const place = (file: string) => order.indexOf(extname(file));
  const files = [id, 'shared'].flatMap((folder) =>
    readdirSync(join(prototypesFolder, folder))
      .sort((a, b) => place(a) - place(b))
      .map((file) => `${folder}/${file}`),
  );
  return files
    .map((file) => {
      const text = readFileSync(join(prototypesFolder, file), 'utf8');
      return `<h2>src/prototypes/${file}</h2><pre tabindex="0"><code>${escapeMarkup(text)}</code></pre>`;
    })
    .join('');
}

export interface WritePrototypesOptions {
  /** Folder of all files, which are at their addresses below it. */
  dist: string;
  /** The prototypes to write. */
  ids: readonly string[];
  /** Whether the site has a page of a project. */
  hasProject: (id: string) => boolean;
}

/**
 * Bundles the prototypes of projects, each an application of its own, and writes for each `work/<id>.html` and a page with
 * its source.
 */
export async function writePrototypes({ dist, ids, hasProject }: WritePrototypesOptions): Promise<void> {
  if (ids.length === 0) return;
  const folder = join(dist, prototypePath(''));
  await runParcel({
    entries: [...ids.map((id) => `${id}/index.html`), 'source.html'].map((file) =>
      join(prototypesFolder, file),
    ),
    config: join(import.meta.dirname, '../parcel/prototypes.parcelrc'),
    targets: { prototypes: { ...browserTarget, distDir: folder, publicUrl: prototypePath('') } },
  });
  const integrity = integrityIn(dist);
  const sourcePage = await readFile(join(folder, 'source.html'), 'utf8');
  for (const id of ids) {
    const html = await readFile(join(folder, id, 'index.html'), 'utf8');
    const [, title = id] = titleTag.exec(html) ?? [];
    // The prototype's name, without the page's subject after it.
    const sourceTitle = fill(escapeMarkup(words.source), { title: title.split(':')[0]! });
    const making: Way[] = hasProject(id) ? [[pathTo('project', { id }), escapeMarkup(words.making)]] : [];
    const demo: Way = [prototypePath(id), escapeMarkup(words.demo)];
    const heading = `<main><h1 lang="${language}">${sourceTitle}</h1>${sourceOf(id)}`;
    await writeFile(
      join(folder, `${id}.html`),
      withFrame(html, title, { ways: [...making, [prototypeSourcePath(id), sourceTitle]], integrity }),
    );
    await writeFile(
      join(folder, id, 'source.html'),
      withFrame(sourcePage.replace('<main>', heading).replace('Source of all', sourceTitle), sourceTitle, {
        ways: [...making, demo],
        integrity,
      }),
    );
    await rm(join(folder, id, 'index.html'));
  }
  await rm(join(folder, 'source.html'));
}
