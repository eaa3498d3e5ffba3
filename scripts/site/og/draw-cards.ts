import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '../../../src/content/schema';
import type { Raster } from '../../plates/engrave';
import type { SitePage } from '../../content/site-pages';
import { drawArt } from './art';
import { openCache } from './cache';
import { cardName, cardOf, type Card, type CardArt, type CardImage } from './card';
import { compose, lettering, loadTypefaces, textEdge, type Typefaces } from './compose';
import { encodeLines, encodePicture } from './encode';
import { inksOf } from './engrave-field';
import { cardFingerprint, engineFingerprint } from './fingerprint';
import { frame } from './frame';

const root = join(import.meta.dirname, '../../..');

/** Where cards lie below the site's folder. */
const folder = 'og';

export interface DrawCardsOptions {
  pages: readonly SitePage[];
  brand: Brand;
  /** The site's folder. */
  out: string;
  /** Where cards wait for the next build. @default generated/og */
  cache?: string;
  /** Where the plates' files are. @default public */
  publicFolder?: string;
  /** Told of what cannot be drawn. @default console.warn */
  warn?: (sentence: string) => void;
}

export interface DrawnCards {
  /** By the page's path. */
  images: ReadonlyMap<string, CardImage>;
  /** How many were drawn; the others were in the cache. */
  drawn: number;
}

interface Order {
  /** The file's name without its ending. */
  file: string;
  path: string;
  card: Card;
}

/** Engraves each field once: many cards show the same one. Pictures are cut anew, or memory would grow with the site. */
function artist(publicFolder: string): (art: CardArt) => Promise<Raster> {
  const fields = new Map<string, Promise<Raster>>();
  return (art) => {
    if (art.kind === 'picture') return drawArt(art, publicFolder);
    const field = fields.get(art.id) ?? drawArt(art, publicFolder);
    fields.set(art.id, field);
    return field;
  };
}

/** The letters of a card that can be set; without any, the brand's name stands for its title. */
function settable({ card, path }: Order, brand: Brand, faces: Typefaces, warn: (sentence: string) => void) {
  const title = faces.title.drawable(card.title);
  const fact = faces.fact.drawable(card.fact ?? '');
  const name = faces.logo.drawable(brand.name);
  const missing = [...new Set([...title.missing, ...fact.missing, ...name.missing])];
  if (missing.length > 0)
    warn(
      `The shared picture of ${path} leaves out ${missing.join(' ')}: the display face has no such letter.`,
    );
  return { title: title.text.trim() || name.text, fact: fact.text.trim() || null, brand: name.text };
}

/**
 * Draws the picture of every page for where it is shared and writes it below `og/`, named after what it shows. What has
 * been drawn before is only copied. No browser takes part.
 */
export async function drawCards({
  pages,
  brand,
  out,
  cache = join(root, 'generated/og'),
  publicFolder = join(root, 'public'),
  warn = console.warn,
}: DrawCardsOptions): Promise<DrawnCards> {
  const engine = engineFingerprint();
  const orders = new Map<string, Order>();
  const cards = pages.map((page) => {
    const card = cardOf(page, brand);
    const file = `${cardName(page)}.${cardFingerprint(card, brand.name, engine)}`;
    if (!orders.has(file)) orders.set(file, { file, path: page.path, card });
    return { page, card, file };
  });

  const { fileOf, keep } = await openCache(cache, new Set(orders.keys()));
  const missing = [...orders.values()].filter(({ file }) => !fileOf.has(file));
  if (missing.length > 0) {
    const texts = missing.flatMap(({ card }) => [card.title, card.fact ?? '']);
    const faces = await loadTypefaces([brand.name, ...texts].join('').normalize('NFC'));
    const draw = artist(publicFolder);
    const drawCard = async (order: Order) => {
      const { art } = order.card;
      const raster = await draw(art);
      const edge = textEdge(art.kind === 'picture' ? art.width : null);
      const letters = lettering(settable(order, brand, faces, warn), faces, edge);
      const card = await compose(raster, letters);
      const { bytes, extension } =
        art.kind === 'picture' ? await encodePicture(card) : await encodeLines(card, inksOf(art.id));
      await keep(order.file, extension, bytes);
    };
    const queue = missing.values();
    const worker = async () => {
      for (const order of queue)
        await drawCard(order).catch((cause: unknown) => {
          throw new Error(`The picture that ${order.path} is shared with cannot be drawn.`, { cause });
        });
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  }

  await mkdir(join(out, folder), { recursive: true });
  for (const name of fileOf.values()) await copyFile(join(cache, name), join(out, folder, name));
  const images = cards.map(
    ({ page, card, file }) =>
      [page.path, { path: `/${folder}/${fileOf.get(file)!}`, alt: card.alt, ...frame }] as const,
  );
  return { images: new Map(images), drawn: missing.length };
}
