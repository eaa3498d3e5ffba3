/** Adds the stylesheet of the full fonts. Until it has loaded, fallback faces with matching metrics apply. */
export function loadFonts(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('../../generated/fonts/full.css', import.meta.url).href;
  document.head.append(link);
}
