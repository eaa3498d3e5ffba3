/**
 * Measures whether the home page scrolls at 60 frames per second while the hero's field is live. Traces the
 * scroll through the hero and back, with the field paused and live. A graphics card draws in parallel to the
 * page. Without one, the main processor would draw, so the draw calls are replaced with no-ops; all other
 * work of a frame is done.
 */
import type { CDPSession, Page } from 'playwright-core';
import { openDesktopPage, withBrowser } from './browser';
import type { Section } from './figures';
import { frameGoal } from './goals';

/** Duration of scrolling in each direction, in ms. A notch is one wheel event, followed by a pause in ms. */
const turn = 3000;
const notch = { px: 30, pause: 33 };

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Main-thread work between the starts of consecutive frames, in ms: script, style, layout and paint. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
  const begins = events
    .filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b')
    .sort((a, b) => a.ts - b.ts);
  const { pid, tid } = begins[0]!;
  const outer = events
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter((event) => event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts);
  return begins.slice(1).map(({ ts }, index) => {
    const since = begins[index]!.ts;
    return outer
      .filter((task) => task.ts >= since && task.ts < ts)
      .reduce((total, { dur = 0 }) => total + dur / 1000, 0);
  });
}

async function turnTheWheel(page: Page) {
  for (const direction of [1, -1]) {
    const end = Date.now() + turn;
    while (Date.now() < end) {
      await page.mouse.wheel(0, direction * notch.px);
      await page.waitForTimeout(notch.pause);
    }
  }
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Simulates a graphics card, whose name the site checks. Runs in the page. */
const withACard = `
  const nameOf = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function (name) {
    const found = nameOf.call(this, name);
    return typeof found === 'string' && /swiftshader/i.test(found) ? 'A graphics card' : found;
  };
  WebGLRenderingContext.prototype.drawArrays = () => {};
  WebGLRenderingContext.prototype.drawElements = () => {};
`;

/** @param origin - of the served production build. */
export async function measureScrolling(origin: string): Promise<Section[]> {
  return withBrowser(async (browser) => {
    const results: Section[] = [];
    for (const isAlive of [false, true]) {
      const page = await openDesktopPage(browser);
      await page.addInitScript(withACard);
      await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
      await page.mouse.move(700, 400);
      const field = page.locator('canvas[data-state="live"]');
      await field.waitFor();
      if (!isAlive) await page.getByRole('button', { name: 'Pause background motion' }).click();
      await page.mouse.move(720, 420);
      await page.waitForTimeout(1000);
      const session = await page.context().newCDPSession(page);
      const work = workPerFrame(await traced(session, () => turnTheWheel(page))).sort((a, b) => a - b);
      results.push({
        title: `Work of the main thread for a frame while / scrolls, hero field ${isAlive ? 'live' : 'paused'}`,
        figures: [
          { name: 'frames a second', unit: 'count', value: work.length / ((2 * turn) / 1000) },
          { name: 'median', unit: 'ms', value: at(work, 0.5) },
          { name: '95 %', unit: 'ms', value: at(work, 0.95) },
          { name: '99 %', unit: 'ms', value: at(work, 0.99), ...frameGoal },
        ],
      });
      await page.close();
    }
    return results;
  });
}
