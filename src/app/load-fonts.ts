/** Adds the stylesheet of the full fonts; until then the fallback faces hold their places. */
export function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('../../generated/fonts/full.css', import.meta.url).href;
  document.head.append(link);
}
