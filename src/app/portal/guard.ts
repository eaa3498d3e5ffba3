/**
 * Runs before anything is drawn, so that a reload flashes neither the wrong theme nor a page to who is signed out. It only
 * looks; the app decides and validates (`state/stored-user`, `routes/access`). A classic script: it blocks, and has no
 * imports.
 */
(() => {
  const flags = document.documentElement.dataset as import('@/platform/document-flags').DocumentFlags;
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };

  const chosen = read('theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  flags.theme = chosen === 'dark' || (chosen !== 'light' && dark) ? 'dark' : 'light';

  // Without its first module the page would wait for ever: it says so at its end, which may not be here yet.
  const tell = () => document.querySelector('[data-fallback]')?.removeAttribute('hidden');
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      tell();
      document.addEventListener('DOMContentLoaded', tell);
    },
    true,
  );

  // Sent before the page is alive: the form does it then, with the role that was picked (`use-early-submit`).
  document.addEventListener('submit', ({ target }) => {
    if (flags.live !== undefined || !(target instanceof HTMLFormElement)) return;
    flags.pressed = String(new FormData(target).get('role') ?? '');
  });

  const [, portal, part] = location.pathname.split('/');
  // The recovery is for everybody.
  if (portal !== 'dashboard' || part === 'recovery') return;
  const user = read('user') as { role?: unknown } | null;
  const role = ['admin', 'employee', 'intern'].find((each) => each === user?.role);
  if (!role) {
    flags.auth = 'out';
    location.replace('/Authentication/login');
    // The sign-in leads back here (`state/wanted-address`). Last, as a browser may refuse the storage.
    sessionStorage.wanted = location.href;
  } else if (!part) {
    flags.auth = 'out';
    location.replace(`/dashboard/${role}`);
  } else if (part !== role) {
    // Drawn for another role: hidden until the app says so.
    flags.auth = 'other';
  }
})();
