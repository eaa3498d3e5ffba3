import { expect, test } from 'vitest';
import { createQueue } from '@/lib/queue';

test('a queue starts a task after the one before it has ended', async () => {
  const inTurn = createQueue();
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} starts`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    return name;
  };
  await expect(Promise.all([inTurn(task('a')), inTurn(task('b'))])).resolves.toEqual(['a', 'b']);
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a queue runs its next task after one that fails, and the caller of the failed one gets the error', async () => {
  const inTurn = createQueue();
  const failing = inTurn(async () => {
    throw new Error('full');
  });
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
  await expect(failing).rejects.toThrow('full');
});
