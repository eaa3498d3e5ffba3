// The test files of a worker share a document. A file may leave an address with a query, which counts as the visitor's first input.
if (typeof document !== 'undefined') history.replaceState(null, '', '/');
