let locks = 0;
let restore = () => {};

function hold() {
  const root = document.documentElement;
  const { overflow, scrollbarGutter, paddingInlineEnd } = root.style;
  const scrollbar = window.innerWidth - root.clientWidth;
  // Prevents a layout shift when the scrollbar disappears. Safari before 18.2 lacks the gutter and needs
  // padding.
  if (scrollbar > 0) {
    if (CSS.supports('scrollbar-gutter', 'stable')) root.style.scrollbarGutter = 'stable';
    else root.style.paddingInlineEnd = `${scrollbar}px`;
  }
  root.style.overflow = 'hidden';
  restore = () => Object.assign(root.style, { overflow, scrollbarGutter, paddingInlineEnd });
}

/**
 * Locks the scrolling of the page behind a modal layer until the returned function is called. Locks nest: the
 * last release unlocks the page.
 */
export function lockScroll(): () => void {
  if (locks++ === 0) hold();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) restore();
  };
}
