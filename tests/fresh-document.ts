// The test files of a worker share a document. A query that an earlier file left counts as the visitor's first input, and its elements are found.
if (typeof document !== 'undefined') {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // Styles stay: a later file gets the loaded modules, which insert them only once.
  for (const element of head.querySelectorAll(':not(style)')) element.remove();
  body.replaceChildren();
}
