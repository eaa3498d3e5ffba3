/** More than the texts of a large site. */
const most = 5000;

/**
 * Makes a function remember its results by their text: the Studio reads all files again after a change of one.
 * Nobody may change a result.
 */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    if (results.size === most) results.clear();
    results.set(text, result);
    return result;
  };
}
