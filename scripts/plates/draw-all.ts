import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Plate } from '../../src/lib/plate';
import { megapixelsOf, type Recipe } from './recipe';

/** What a process says about a plate. */
export type Drawing =
  | { id: string; plate: Plate; from: string }
  | { id: string; error: string; isBrowserMissing: boolean };

/** Resolves with the answer. @throws Error if the process ends before it answers. */
function ask(child: ChildProcess, id: string): Promise<Drawing> {
  return new Promise((answer, fail) => {
    const onExit = () => fail(new Error(`The process that drew ${id} ended.`));
    child.once('exit', onExit);
    child.once('message', (drawing: Drawing) => {
      child.off('exit', onExit);
      answer(drawing);
    });
    child.send(id);
  });
}

/**
 * Draws plates, as many at a time as the machine has cores, the largest first.
 * @param onDrawn called after each plate
 * @throws Error if a plate can't be drawn, except for want of a browser; the others are drawn first.
 */
export async function drawAll(
  recipes: readonly Recipe[],
  onDrawn: (drawing: Drawing) => void,
): Promise<void> {
  const waiting = [...recipes].sort((a, b) => megapixelsOf(b) - megapixelsOf(a)).map(({ id }) => id);
  const failures: string[] = [];
  const work = async () => {
    const child = fork(resolve(import.meta.dirname, 'draw-in-child.ts'), {
      execArgv: ['--import', 'tsx'],
    });
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const drawing = await ask(child, id);
        if ('error' in drawing && !drawing.isBrowserMissing) failures.push(`${id}: ${drawing.error}`);
        else onDrawn(drawing);
      }
    } finally {
      if (child.connected) child.disconnect();
    }
  };
  const hands = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work);
  const ended = await Promise.allSettled(hands);
  failures.push(...ended.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : [])));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
