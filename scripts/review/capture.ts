import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { modes, type Mode } from '../../.storybook/modes';
import { dress, settle, waitForFocus } from './pose';
import { keyOf, type Shot } from './shot';
import { showStory } from './show-story';
import type { Sitting, Subject } from './stories';
import type { StoryViewer } from './story-viewer';

/** Timeout for rendering and playing a story, in ms. */
const timeout = 20_000;

export interface CaptureOptions {
  viewer: StoryViewer;
  sittings: readonly Sitting[];
  /** Output folder for the pictures. */
  out: string;
  /** Pictures of the other side by `keyOf`. If the first picture is identical, no second one is taken. */
  known?: ReadonlyMap<string, Shot>;
  onShot?: (shot: Shot) => void | Promise<void>;
  signal?: AbortSignal;
}

/** Takes every picture of every sitting. Each sitting starts on a new page. */
export async function capture({
  viewer,
  sittings,
  out,
  known = new Map(),
  onShot = () => {},
  signal,
}: CaptureOptions): Promise<Shot[]> {
  await mkdir(out, { recursive: true });
  const shots: Shot[][] = sittings.map(() => []);
  // Longest first, so that no worker is left with a long sitting at the end.
  const queue = sittings.map((sitting, index) => ({ sitting, index }));
  queue.sort((a, b) => b.sitting.length - a.sitting.length);
  const work = async () => {
    const camera = await Camera.open(viewer, out);
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
  // Two per processor, because stories spend much of their time waiting.
  const workers = Math.min(2 * availableParallelism(), sittings.length);
  await Promise.all(Array.from({ length: workers }, work));
  return shots.flat();
}

/** A page that shows stories one by one. Replaced after a failure; reloaded for a new sitting. */
class Camera {
  #isClean = false;

  private constructor(
    private readonly viewer: StoryViewer,
    private readonly out: string,
    private page: Page,
    private session: CDPSession,
  ) {}

  static async open(viewer: StoryViewer, out: string): Promise<Camera> {
    const page = await viewer.openPage();
    return new Camera(viewer, out, page, await page.context().newCDPSession(page));
  }

  /** Makes the next picture start on a freshly loaded page. */
  tidy(): void {
    this.#isClean = false;
  }

  /** @param known - path of a PNG file that the picture may match. */
  async take(subject: Subject, known: string | null): Promise<Shot> {
    try {
      const height = await inTime(this.#pose(subject));
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
      await this.page.goto(this.viewer.addressOf({ plays }));
      await this.page.evaluate(dress, { theme, direction });
      this.#isClean = true;
    }
    await this.page.evaluate(waitForFocus);
    const { error } = await this.page.evaluate(showStory, { story, timeout });
    if (error !== null) throw new Error(error);
    return this.page.evaluate(settle);
  }

  /**
   * Retakes the picture until two in a row are identical, at most four times: timers may change the story.
   */
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

  /** Uses the DevTools protocol: Playwright's own screenshot takes three times as long. */
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

  /** Opens a new page: after a failure the old one may hang or keep the story's state. */
  async #replace(): Promise<void> {
    const old = this.page;
    this.page = await this.viewer.openPage();
    this.session = await this.page.context().newCDPSession(this.page);
    this.#isClean = false;
    void old.close().catch(() => {});
  }
}

/** Adds a timeout outside the page, because the page's own timeout fails if its script never returns. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  const limit = timeout * 1.5;
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not answer for ${limit / 1000} s.`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
