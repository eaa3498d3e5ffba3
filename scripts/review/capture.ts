import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sirv from 'sirv';
import { modes, modesOf, type ModeName } from '../../.storybook/modes';
import { chromePath, chromiumFlags } from '../chromium';
import { holdStill, stillCss } from './still';
import type { Shot } from './shot';

/** When every review takes place. */
const instant = Date.UTC(2026, 10, 18, 10);
/** How long a story may take to be drawn and played, in ms. */
const patience = 20_000;

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

export interface CaptureOptions {
  /** A built Storybook. */
  storybook: string;
  /** Where the pictures go. */
  out: string;
  /** Only stories whose id or title holds this. */
  filter?: string;
  /** Only these pictures. */
  only?: ReadonlySet<string>;
  /** @default 2 */
  workers?: number;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** The stories of a built Storybook, in its order. A story tagged `no-review` says that its picture cannot hold still. */
export async function storiesOf(storybook: string, filter = ''): Promise<IndexEntry[]> {
  const text = await readFile(join(storybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(
    ({ id, title, type, tags }) =>
      type === 'story' && !tags?.includes('no-review') && `${id} ${title}`.includes(filter),
  );
}

/** Takes every story in every mode it has. One visit a story: its modes follow each other on the same page. */
export async function capture({
  storybook,
  out,
  filter,
  only,
  workers = 2,
  onProgress = () => {},
  signal,
}: CaptureOptions): Promise<Shot[]> {
  await mkdir(out, { recursive: true });
  const wanted = ({ id }: IndexEntry, mode: ModeName) => !only || only.has(`${id} · ${mode}`);
  const stories = (await storiesOf(storybook, filter))
    .map((story) => ({ story, modes: modesOf(story.title).filter((mode) => wanted(story, mode)) }))
    .filter((visit) => visit.modes.length > 0);
  const serve = sirv(storybook, { dev: false, etag: true });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: chromePath(),
    args: [...chromiumFlags, '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  const shots: Shot[][] = stories.map(() => []);
  let next = 0;
  let done = 0;
  const work = async () => {
    const page = await openPage(browser);
    for (let index = next++; index < stories.length; index = next++) {
      signal?.throwIfAborted();
      shots[index] = await visit(page, address, out, stories[index]!);
      done += 1;
      onProgress(done, stories.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return shots.flat();
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await page.addInitScript(holdStill, instant);
  return page;
}

interface Visit {
  story: IndexEntry;
  modes: readonly ModeName[];
}

async function visit(
  page: Page,
  address: string,
  out: string,
  { story, modes: names }: Visit,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [index, mode] of names.entries()) {
    const { theme, viewport } = modes[mode];
    const common = { story: story.id, name: `${story.title} / ${story.name}`, mode };
    try {
      await page.setViewportSize(viewport);
      // A play leaves a story in the state it asserts, which another theme or width would not repeat: each gets its own.
      await page.goto(
        `${address}/iframe.html?id=${encodeURIComponent(story.id)}&viewMode=story&globals=theme:${theme}`,
      );
      await drawn(page);
      if (index === 0) await page.evaluate(() => localStorage.clear());
      const file = join(out, `${story.id}--${mode}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
      shots.push({ ...common, file, error: null });
    } catch (error) {
      shots.push({
        ...common,
        file: null,
        error: error instanceof Error ? error.message.split('\n')[0]! : String(error),
      });
    }
    await page.evaluate(() => localStorage.clear()).catch(() => {});
  }
  return shots;
}

/** Waits until a story is drawn and has played, its fonts and pictures are there and two frames have passed. */
async function drawn(page: Page): Promise<void> {
  await page.addStyleTag({ content: stillCss });
  const outcome = await page.waitForFunction(
    () => {
      const { classList } = document.body;
      if (classList.contains('sb-show-errordisplay'))
        return `threw: ${document.querySelector('#error-message')?.textContent ?? 'an error'}`;
      if (classList.contains('sb-show-nopreview')) return 'has no preview';
      const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
        .__STORYBOOK_PREVIEW__;
      const phase = preview?.currentRender?.phase;
      if (phase === 'errored' || phase === 'aborted') return `ended ${phase}`;
      return classList.contains('sb-show-main') && (phase === 'finished' || phase === 'completed')
        ? 'drawn'
        : null;
    },
    null,
    { timeout: patience, polling: 30 },
  );
  const words = await outcome.jsonValue();
  if (words !== 'drawn') throw new Error(`The story ${words}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
