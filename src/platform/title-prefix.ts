const separator = ' · ';

/**
 * Puts something before the title of the tab, also of each page that follows.
 * @returns what takes it away.
 */
export function prefixTitle(prefix: string): () => void {
  const start = prefix + separator;
  const put = () => {
    if (document.title && !document.title.startsWith(start)) document.title = start + document.title;
  };
  const observer = new MutationObserver(put);
  put();
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
  };
}
