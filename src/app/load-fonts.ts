import { nextPaint } from '@/platform/next-paint';

/** The files of the letters that every page needs, in both typefaces. */
const files = [
  new URL('../../generated/fonts/commissioner-headings.woff2', import.meta.url),
  new URL('../../generated/fonts/instrument-latin.woff2', import.meta.url),
];

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });

/**
 * Adds the stylesheet of the full fonts. Until it has loaded, fallback faces with matching metrics apply. It takes
 * effect once both typefaces are there: each one that arrives lays out the whole page.
 * @returns resolves once the letters have them
 */
export async function loadFonts(): Promise<void> {
  const fonts = files.map(({ href }) =>
    addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
  );
  const sheet = addLink({
    rel: 'stylesheet',
    media: 'print',
    href: new URL('../../generated/fonts/full.css', import.meta.url).href,
  });
  await Promise.all([...fonts, sheet].map(settled));
  sheet.media = '';
  // The typefaces are asked for by the styles of the next frame.
  await nextPaint();
  await document.fonts.ready;
}
