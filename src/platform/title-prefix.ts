const separator = ' · ';

/**
 * Adds a prefix to the document title, also after navigation.
 * @returns a function that removes it.
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
