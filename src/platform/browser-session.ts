/** A session cookie: the only storage that all tabs share and that ends when the browser closes. */
const mark = 'browser-session=1';

/** Sets the mark of this browser session. False if cookies are blocked. Never throws. */
export function markBrowserSession(): boolean {
  try {
    document.cookie = `${mark}; path=/; SameSite=Strict`;
  } catch {
    return false;
  }
  return !wasClosedSinceMark();
}

/** Whether the browser was closed since `markBrowserSession`. */
export function wasClosedSinceMark(): boolean {
  try {
    return !document.cookie.split('; ').includes(mark);
  } catch {
    return true;
  }
}
