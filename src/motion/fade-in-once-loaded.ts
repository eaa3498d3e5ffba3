import { documentFlags } from '@/platform/document-flags';

/** In ms. A picture that takes no longer comes from the cache and is shown as it comes. */
const atOnce = 50;

/**
 * Lets a picture that is not there yet fade in when it can be drawn; it would appear in one frame. `data-motion` says whether
 * the visitor wants motion: the boot scripts import this, and the hook that says the same would bring React along.
 */
export function fadeInOnceLoaded(image: HTMLImageElement | null): void {
  const { motion } = documentFlags();
  if (!image?.animate || image.complete || image.style.opacity || motion !== 'full') return;
  const asked = performance.now();
  const show = async () => {
    await image.decode().catch(() => {});
    image.style.opacity = '';
    if (performance.now() - asked < atOnce) return;
    image.animate({ opacity: [0, 1] }, { duration: 400, easing: 'ease-out' });
  };
  image.style.opacity = '0';
  // What cannot be had shows its words.
  for (const end of ['load', 'error']) image.addEventListener(end, show, { once: true });
}

/** The pictures that the page came with, before the code of the page itself is there. */
export function fadeInPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('picture > img')) fadeInOnceLoaded(image);
}
