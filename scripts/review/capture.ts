import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { modes, type Mode } from '../../.storybook/modes';
import { dress, pose } from './pose';
import { keyOf, type Shot } from './shot';
import type { Sitting, Subject } from './stories';
import type { Studio } from './studio';

/** How long a story may take to be drawn and played, in ms. */
const timeout = 20_000;

export interface CaptureOptions {
  studio: Studio;
  sittings: readonly Sitting[];
  /** Where the pictures go. */
  out: string;
  /** What the other side shows, by `keyOf`: a first picture that is the same needs no second one. */
  known?: ReadonlyMap<string, Shot>;
  /** @default twice as many as there are processors: a story that waits keeps none busy. */
  workers?: number;
  /** Called after each picture. */
  onShot?: (shot: Shot) => void | Promise<void>;
  signal?: AbortSignal;
}

/** Takes every picture of every sitting. Each sitting starts on a page of its own. */
export async function capture({
  studio,
  sittings,
  out,
  known = new Map(),
  workers = 2 * availableParallelism(),
  onShot = () => {},
  signal,
}: CaptureOptions): Promise<Shot[]> {
  await mkdir(out, { recursive: true });
  const shots: Shot[][] = sittings.map(() => []);
  // The longest first, so that no worker is left alone with one at the end.
  const queue = sittings.map((sitting, index) => ({ sitting, index }));
  queue.sort((a, b) => b.sitting.length - a.sitting.length);
  const work = async () => {
    const camera = await Camera.open(studio, out);
    for (let next = queue.shift(); next; next = queue.shift()) {
      camera.tidy();
      for (const subject of next.sitting) {
        signal?.throwIfAborted();
        const shot = await camera.take(subject, known.get(keyOf(subject))?.file ?? null);
        shots[next.index]!.push(shot);
        await onShot(shot);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, sittings.length) }, work));
  return shots.flat();
}

/** A page that stories are shown on, one after the other, until one fails or the next sitting wants a clean one. */
class Camera {
  #isClean = false;

  private constructor(
    private readonly studio: Studio,
    private readonly out: string,
    private page: Page,
    private session: CDPSession,
  ) {}

  static async open(studio: Studio, out: string): Promise<Camera> {
    const page = await studio.openPage();
    return new Camera(studio, out, page, await page.context().newCDPSession(page));
  }

  /** The next picture is taken on a page that has shown nothing. */
  tidy(): void {
    this.#isClean = false;
  }

  /** @param known a PNG file that it may look like */
  async take(subject: Subject, known: string | null): Promise<Shot> {
    try {
      const { error, height } = await inTime(this.#pose(subject));
      if (error !== null) throw new Error(error);
      const file = join(this.out, `${subject.story}--${subject.mode}.png`);
      await writeFile(file, await this.#expose(subject, height, known ? await readFile(known) : null));
      return { ...subject, file, error: null };
    } catch (error) {
      await this.#replace();
      const words = error instanceof Error ? error.message : String(error);
      return { ...subject, file: null, error: words.split('\n')[0]! };
    }
  }

  async #pose({ story, mode, plays }: Subject) {
    const { theme, direction = 'ltr', forcedColors = 'none', viewport }: Mode = modes[mode];
    if (!this.#isClean) {
      await this.page.setViewportSize(viewport);
      await this.page.emulateMedia({ forcedColors });
      await this.page.goto(this.studio.addressOf({ plays }));
      await this.page.evaluate(dress, { theme, direction });
      this.#isClean = true;
    }
    return this.page.evaluate(pose, { story, timeout });
  }

  /** Two pictures in a row that are alike, or the last of some: what a timer still moves is then at rest. */
  async #expose(subject: Subject, height: number, known: Buffer | null): Promise<Buffer> {
    let last = await this.#snap(subject, height);
    if (known?.equals(last)) return last;
    for (let tries = 0; tries < 4; tries += 1) {
      const heightNow = await this.page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return document.documentElement.scrollHeight;
      });
      const next = await this.#snap(subject, heightNow);
      if (next.equals(last)) break;
      last = next;
    }
    return last;
  }

  /** Playwright's own screenshot takes three times as long. */
  async #snap({ mode }: Subject, height: number): Promise<Buffer> {
    const { viewport } = modes[mode];
    const isLong = height > viewport.height;
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: isLong,
      ...(isLong && { clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 } }),
    });
    return Buffer.from(data, 'base64');
  }

  /** A page on which a story failed may hang or stay as the story left it. */
  async #replace(): Promise<void> {
    const old = this.page;
    this.page = await this.studio.openPage();
    this.session = await this.page.context().newCDPSession(this.page);
    this.#isClean = false;
    void old.close().catch(() => {});
  }
}

/** The page keeps its own time; this one is for a page whose script never returns. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  const limit = timeout * 1.5;
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not answer for ${limit / 1000} s.`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
