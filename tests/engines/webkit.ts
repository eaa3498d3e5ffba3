import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../portal-server/child';
import type { Engine, Key } from './engine';

/** Code points of the keys in WebDriver. */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Starts a display for windows that nobody sees. @returns its name, once it accepts connections. */
async function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(xvfb.stdio[3] as NodeJS.ReadableStream), 'line')) as [string];
  return { display: `:${number}`, xvfb };
}

/** WebKitGTK, over WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const { display, xvfb } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });

  const stop = () => {
    driver.kill();
    xvfb.kill();
  };
  process.once('exit', stop);

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  /** The driver accepts connections a moment after its start. */
  async function startSession(attempts = 50): Promise<string> {
    try {
      const body = { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } };
      return (await call<{ sessionId: string }>('POST', '/session', body)).sessionId;
    } catch (error) {
      if (attempts === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return startSession(attempts - 1);
    }
  }

  const session = `/session/${await startSession()}`;
  const post = <T>(path: string, body: unknown) => call<T>('POST', session + path, body);
  const evaluate = <T>(expression: string) =>
    post<T>('/execute/sync', { script: `return (${expression})`, args: [] });
  const idOf = (element: Record<string, string>) => Object.values(element)[0];
  const type = async (text: string) => {
    const focused = await call<Record<string, string>>('GET', `${session}/element/active`);
    await post(`/element/${idOf(focused)}/value`, { text });
  };

  await post('/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  return {
    open: (url) => post('/url', { url }),
    evaluate,
    press: async (expression) => {
      const element = await evaluate<Record<string, string> | null>(expression);
      if (!element) throw new Error('not there, or disabled');
      await post(`/element/${idOf(element)}/click`, {});
    },
    type,
    key: (key) => type(keys[key]),
    close: async () => {
      await call('DELETE', session);
      stop();
    },
  };
}
