/**
 * Runs before the first paint, so that a reload shows neither the wrong theme nor a page to a signed-out
 * user. It only reads the state; the app validates and decides (`state/stored-user`, `routes/access`). A
 * classic script, because it must block rendering; therefore it has no imports.
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

  // Without its first module the page would wait forever: shows the fallback, which the parser may not have
  // reached yet.
  const showFallback = () => document.querySelector('[data-fallback]')?.removeAttribute('hidden');
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      showFallback();
      document.addEventListener('DOMContentLoaded', showFallback);
    },
    true,
  );

  // A form submitted before hydration: the form sends it later, with the selected role (`use-early-submit`).
  document.addEventListener('submit', ({ target }) => {
    if (flags.live !== undefined || !(target instanceof HTMLFormElement)) return;
    flags.pressed = String(new FormData(target).get('role') ?? '');
  });

  // The constant of `lib/base-path`.
  const basePath = process.env.BASE_PATH ?? '';
  const path = basePath ? location.pathname.slice(basePath.length) : location.pathname;
  const [, portal, part] = path.split('/');
  // The recovery page is open to everyone.
  if (portal !== 'dashboard' || part === 'recovery') return;
  const user = read('user') as { role?: unknown } | null;
  // The compiler holds it to the list of `routes/portal-table`.
  const roles: Record<import('@/routes/portal-table').Role, 0> = { admin: 0, employee: 0, intern: 0 };
  const role = Object.keys(roles).find((each) => each === user?.role);
  if (!role) {
    flags.auth = 'out';
    location.replace(`${basePath}/Authentication/login`);
    // The sign-in returns to this address (`state/wanted-address`). Last, because storage may be blocked and
    // throw.
    sessionStorage.wanted = location.href;
  } else if (!part) {
    flags.auth = 'out';
    location.replace(`${basePath}/dashboard/${role}`);
  } else if (part !== role) {
    // The page was rendered for another role: hidden until the app decides.
    flags.auth = 'other';
  }
})();
