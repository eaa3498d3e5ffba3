let locks = 0;
let restore = () => {};

function hold() {
  const root = document.documentElement;
  const { overflow, scrollbarGutter, paddingInlineEnd } = root.style;
  const scrollbar = window.innerWidth - root.clientWidth;
  // The page must not jump sideways when its scrollbar goes. Safari before 18.2 has no gutter to keep: padding there.
  if (scrollbar > 0) {
    if (CSS.supports('scrollbar-gutter', 'stable')) root.style.scrollbarGutter = 'stable';
    else root.style.paddingInlineEnd = `${scrollbar}px`;
  }
  root.style.overflow = 'hidden';
  restore = () => Object.assign(root.style, { overflow, scrollbarGutter, paddingInlineEnd });
}

/**
 * Keeps the page behind a modal layer from scrolling until the returned function is called. Layers may overlap: the
 * last one to leave gives the page back.
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
