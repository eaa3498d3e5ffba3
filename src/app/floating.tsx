import { useEffect } from 'react';
import { startPressSprings } from '@/motion/press-springs';
import { startSmoothScroll } from '@/motion/smooth-scroll';
import { Cursor } from '@/sections/cursor/cursor';
import { ScrollToTop } from '@/sections/scroll-to-top/scroll-to-top';
import { startPrefetch } from './page-loading';

/** What only serves a visitor who moves: it is fetched at the first sign of one. */
export function Floating() {
  useEffect(startSmoothScroll, []);
  useEffect(startPressSprings, []);
  useEffect(startPrefetch, []);
  return (
    <>
      <ScrollToTop />
      <Cursor />
    </>
  );
}
