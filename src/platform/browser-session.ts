/** A cookie without an end: the only thing all tabs share that goes when the browser is closed. */
const mark = 'browser-session=1';

/** Marks this run of the browser. False where cookies are refused. Never throws. */
export function markBrowserSession(): boolean {
  try {
    document.cookie = `${mark}; path=/; SameSite=Strict`;
  } catch {
    return false;
  }
  return !wasClosedSinceMark();
}

/** Whether the browser was closed since it was marked. */
export function wasClosedSinceMark(): boolean {
  try {
    return !document.cookie.split('; ').includes(mark);
  } catch {
    return true;
  }
}
