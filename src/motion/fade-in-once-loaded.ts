import { documentFlags } from '@/platform/document-flags';
import { playEntrance } from './play-entrance';

/** Load time in ms up to which a picture appears without a fade: it was in the cache. */
const atOnce = 50;

/** Duration of the fade in ms, unless the picture has a `data-fade`. */
const duration = 400;

/**
 * Fades in a picture that has not loaded yet, once it is decoded. Reads `data-motion` instead of the hook for
 * reduced motion, because the boot scripts import this file and must not load React.
 */
export function fadeInOnceLoaded(image: HTMLImageElement | null): void {
  const { motion } = documentFlags();
  if (!image?.animate || image.complete || image.style.opacity || motion !== 'full') return;
  const asked = performance.now();
  const show = async () => {
    await image.decode().catch(() => {});
    image.style.opacity = '';
    if (performance.now() - asked < atOnce) return;
    playEntrance(image, { opacity: [0, 1] }, Number(image.dataset.fade ?? duration));
  };
  image.style.opacity = '0';
  // After an error the alternative text becomes visible.
  for (const end of ['load', 'error']) image.addEventListener(end, show, { once: true });
}

/** Applies the fade to the prerendered pictures, before the page's own code has loaded. */
export function fadeInPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) fadeInOnceLoaded(image);
}
