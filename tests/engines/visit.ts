import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine, Key } from './engine';
import { errorsKey } from './watched-site';

/** A role, an accessible name, and a selector for a state that has no name. */
export type Target = readonly [role: string, name: string | RegExp, selector?: string];

/** Long, for a machine with other work. */
const timeoutMs = 60_000;

/** Finds elements by role and name in the page, as the unit tests do. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const literal = (value: string | RegExp) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** An expression for the elements of the last target, each within the first element of the target before. */
const allOf = (targets: readonly Target[]) =>
  targets.reduce((scope, [role, name, selector = '*']) => {
    const found = `TestingLibraryDom.queryAllByRole(scope, '${role}', { name: ${literal(name)} })`;
    return `${scope}.slice(0, 1).flatMap((scope) => ${found}).filter((element) => element.matches('${selector}'))`;
  }, '[document.body]');

const textOf = (targets: readonly Target[]) =>
  targets.map(([role, name, selector = '']) => `${role} ${literal(name)}${selector}`).join(' › ');

/** An expression for the texts of all h1. */
const titles = `[...document.querySelectorAll('h1')].map((h1) => h1.textContent).join('|')`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a visitor does and sees. Every act waits until it is possible. */
export class Visit {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Repeats `attempt` until its result is truthy. Errors count as not yet: an element may be replaced meanwhile. */
  private async until<T>(what: string, attempt: () => Promise<T>): Promise<T> {
    const end = Date.now() + timeoutMs;
    for (let reason = ''; ; await wait(100)) {
      try {
        const result = await attempt();
        if (result) return result;
      } catch (error) {
        reason = `: ${(error as Error).message}`;
      }
      if (Date.now() > end)
        throw new Error(`no ${what} after ${timeoutMs / 1000} s on ${await this.where()}${reason}`);
    }
  }

  private where() {
    const place = `location.pathname + location.search + ', h1 ' + ${titles}`;
    return this.engine.evaluate<string>(place).catch(() => 'no page');
  }

  private async query<T>(expression: string): Promise<T> {
    // In a statement, `this` of the library is the window.
    if (!(await this.engine.evaluate('"TestingLibraryDom" in window')))
      await this.engine.evaluate(`(() => {${library}})()`);
    return this.engine.evaluate<T>(expression);
  }

  /** Opens an address and waits for its only h1 and its records. */
  async open(path: string, h1: string) {
    await this.engine.open(this.origin + path);
    await this.heading(h1);
  }

  /** Waits until the page has one h1, of this text, answers and is not loading. */
  async heading(h1: string) {
    const expected = JSON.stringify(h1);
    const isReady = `'live' in document.documentElement.dataset && !document.querySelector('main [aria-busy=true]')`;
    await this.until(`h1 ${expected}`, () => this.engine.evaluate(`${titles} === ${expected} && ${isReady}`));
  }

  /** Waits for an element. */
  async see(...targets: Target[]) {
    await this.until(textOf(targets), () => this.query(`${allOf(targets)}.length > 0`));
  }

  /** Waits for a text that the page shows. */
  async read(text: string | RegExp) {
    const shown = 'document.body.innerText.replace(/\\s+/g, " ")';
    const test =
      typeof text === 'string' ? `${shown}.includes(${literal(text)})` : `${literal(text)}.test(${shown})`;
    await this.until(`text ${literal(text)}`, () => this.engine.evaluate(test));
  }

  async press(...targets: Target[]) {
    const element = `${allOf(targets)}.find((element) => !element.matches(':disabled'))`;
    await this.until(textOf(targets), async () => {
      // WebKit's driver does not wait for the end of a smooth scroll.
      await this.query(`${element}?.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await this.engine.press(element);
      return true;
    });
  }

  /** Replaces the text of a field. */
  async fill(text: string, ...targets: Target[]) {
    await this.press(...targets);
    await this.engine.evaluate('document.activeElement.select?.()');
    await this.engine.type(text);
  }

  type(text: string) {
    return this.engine.type(text);
  }

  key(key: Key) {
    return this.engine.key(key);
  }

  /** The errors in the page since the last call. */
  async errors(): Promise<string[]> {
    const stored = await this.engine.evaluate<string | null>(`sessionStorage.getItem('${errorsKey}')`);
    await this.engine.evaluate(`sessionStorage.removeItem('${errorsKey}')`);
    return stored ? (JSON.parse(stored) as string[]) : [];
  }
}
