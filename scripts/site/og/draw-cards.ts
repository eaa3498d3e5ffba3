import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logoWordOf, type Brand } from '../../../src/content/schema/brand';
import { basePath } from '../../../src/lib/base-path';
import { writeWhole } from '../../write-whole';
import type { SitePage } from '../../content/site-pages';
import { cardName, cardOf, type Card, type CardImage } from './card';
import { drawCard, loadTypefaces, type Typefaces } from './draw-card';
import { frame } from './frame';

const root = join(import.meta.dirname, '../../..');

export interface DrawCardsOptions {
  pages: readonly SitePage[];
  brand: Brand;
  /** The site's folder. */
  out: string;
  /** The cards of earlier builds. @default generated/og */
  cache?: string;
  /** Where the plates' files are. @default public */
  publicFolder?: string;
  /** Called with a sentence about signs that cannot be drawn. @default console.warn */
  warn?: (sentence: string) => void;
}

/** All code and packages that decide a card's pixels. */
const engineFiles = [
  'scripts/site/og',
  'scripts/plates',
  'src/lib/field',
  'src/lib/palette.ts',
  'src/motion/letter-wave.ts',
  'package-lock.json',
];

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}

function engineHash(): string {
  const files = engineFiles.flatMap((path) =>
    /\.\w+$/.test(path)
      ? path
      : readdirSync(join(root, path))
          .filter((file) => file.endsWith('.ts'))
          .map((file) => `${path}/${file}`),
  );
  return hashOf(...files.map((file) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')));
}

interface Drawable {
  card: Card;
  brand: string;
  /** Signs that the display face does not have. */
  missing: ReadonlySet<string>;
}

/** A card without signs that cannot be drawn. If its title has no other signs, the brand's name is its title. */
function drawable(card: Card, brand: string, { title: { has } }: Typefaces): Drawable {
  const signsOf = (text: string) => [...text.normalize('NFC').replaceAll(/\s+/g, ' ')];
  const drawn = (text: string) => signsOf(text).filter(has).join('').trim();
  const texts = [card.title, card.fact ?? '', brand];
  const [title, fact, name] = texts.map(drawn);
  return {
    card: { ...card, title: title || name!, fact: fact || null },
    brand: name!,
    missing: new Set(texts.flatMap(signsOf).filter((sign) => !has(sign))),
  };
}

/**
 * Draws the picture of every page for where it is shared into `og/`. A card that an earlier build drew with the same code is
 * only copied: all of them take some seconds. No browser takes part.
 * @returns the images by their page's path.
 */
export async function drawCards({
  pages,
  brand,
  out,
  cache = join(root, 'generated/og'),
  publicFolder = join(root, 'public'),
  warn = console.warn,
}: DrawCardsOptions): Promise<ReadonlyMap<string, CardImage>> {
  const logoWord = logoWordOf(brand);
  const engine = engineHash();
  const drawn = join(cache, engine);
  if (!existsSync(drawn)) rmSync(cache, { recursive: true, force: true });
  mkdirSync(drawn, { recursive: true });
  const shared = join(out, basePath, 'og');
  mkdirSync(shared, { recursive: true });

  const images = new Map<string, CardImage>();
  let faces: Typefaces | null = null;
  for (const page of pages) {
    const card = cardOf(page, brand);
    const hash = hashOf(JSON.stringify(card), logoWord, engine);
    const file = `${cardName(page)}.${hash}.${typeof card.art === 'string' ? 'png' : 'jpg'}`;
    if (!existsSync(join(drawn, file))) {
      faces ??= await loadTypefaces();
      const signs = drawable(card, logoWord, faces);
      if (signs.missing.size > 0)
        warn(
          `The shared picture of ${page.path} leaves out ${[...signs.missing].join(' ')}: the display face has no such letter.`,
        );
      const bytes = await drawCard(signs.card, signs.brand, faces, publicFolder).catch((cause: unknown) => {
        throw new Error(`The picture that ${page.path} is shared with cannot be drawn.`, { cause });
      });
      writeWhole(join(drawn, file), bytes);
    }
    copyFileSync(join(drawn, file), join(shared, file));
    images.set(page.path, { path: `${basePath}/og/${file}`, alt: card.alt, ...frame });
  }
  return images;
}
