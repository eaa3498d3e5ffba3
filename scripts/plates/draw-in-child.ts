/** A process of `drawAll`: draws the plates whose ids it is sent, one after the other, until its parent ends or leaves. */
import sharp from 'sharp';
import { BrowserMissing, closeBrowser } from './browser';
import { drawPlate } from './draw-plate';
import { fingerprint } from './fingerprint';
import type { Drawing } from './draw-all';
import { recipes } from './recipes/all';

// One process a core draws already.
sharp.concurrency(1);

async function draw(id: string): Promise<Drawing> {
  const recipe = recipes.find((each) => each.id === id)!;
  // Read before the drawing, which takes long: a change in the meantime is not in the picture.
  const from = fingerprint(recipe);
  try {
    return { id, plate: await drawPlate(recipe), from };
  } catch (error) {
    const isBrowserMissing = error instanceof BrowserMissing;
    return { id, error: isBrowserMissing ? error.message : String((error as Error).stack), isBrowserMissing };
  }
}

process.on('message', (id: string) => void draw(id).then((drawing) => process.send?.(drawing)));
process.on('disconnect', () => void closeBrowser().finally(() => process.exit()));
