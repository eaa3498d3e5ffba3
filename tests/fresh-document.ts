// The test files of a worker share a document. A query that an earlier file left counts as the visitor's first input, and its elements are found.
if (typeof document !== 'undefined') {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of [head, body]) element.replaceChildren();
}
