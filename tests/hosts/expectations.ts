/** What a host answers to an address. */
export interface Answer {
  status: number;
  /** The file in the site's folder that is sent, from the root. */
  file?: string;
  location?: string;
}

/** Our own server, nginx and Apache are asked this list over the built site. Other hosts' differences are in `stories/docs/hosting.md`. */
export const expectations: Readonly<Record<string, Answer>> = {
  '/': { status: 200, file: '/index.html' },
  '/home': { status: 200, file: '/home.html' },
  '/about': { status: 200, file: '/about.html' },
  '/about?from=mail': { status: 200, file: '/about.html' },
  '/%61bout': { status: 200, file: '/about.html' },
  // A page and a folder at once.
  '/blog': { status: 200, file: '/blog.html' },
  '/blog/one-line-many-pictures': { status: 200, file: '/blog/one-line-many-pictures.html' },
  '/Authentication/login': { status: 200, file: '/Authentication/login.html' },
  '/dashboard': { status: 200, file: '/dashboard.html' },
  '/dashboard/admin': { status: 200, file: '/dashboard/admin.html' },
  '/dashboard/admin/users/employees': { status: 200, file: '/dashboard/admin/users/employees.html' },
  '/content/about.json': { status: 200, file: '/content/about.json' },
  '/feed.xml': { status: 200, file: '/feed.xml' },
  '/robots.txt': { status: 200, file: '/robots.txt' },
  '/favicon.ico': { status: 200, file: '/favicon.ico' },
  '/manifest.webmanifest': { status: 200, file: '/manifest.webmanifest' },

  '/about/': { status: 308, location: '/about' },
  '/about/?a=1&b=2': { status: 308, location: '/about?a=1&b=2' },
  '/blog/': { status: 308, location: '/blog' },
  '/about.html': { status: 308, location: '/about' },
  '/dashboard/admin.html?tab=2': { status: 308, location: '/dashboard/admin?tab=2' },
  '/index.html': { status: 308, location: '/' },

  '/404': { status: 404, file: '/404.html' },
  '/de/404': { status: 404, file: '/de/404.html' },
  // A page of the portal, which the service worker fetches.
  '/dashboard/404': { status: 200, file: '/dashboard/404.html' },
  '/nowhere': { status: 404, file: '/404.html' },
  '/about/more': { status: 404, file: '/404.html' },
  '/services/none': { status: 404, file: '/404.html' },
  '/plates/none.avif': { status: 404, file: '/404.html' },
  '/missing.0a1b2c3d.js': { status: 404, file: '/404.html' },
  '/de/nowhere': { status: 404, file: '/de/404.html' },
  '/de/portfolio/none': { status: 404, file: '/de/404.html' },
  '/dashboard/nowhere': { status: 404, file: '/dashboard/404.html' },
  '/dashboard/admin/nothing/here': { status: 404, file: '/dashboard/404.html' },
  '/index': { status: 308, location: '/' },
  '/about//': { status: 308, location: '/about' },
  '//about': { status: 308, location: '/about' },
  '//elsewhere.example/': { status: 308, location: '/elsewhere.example' },
  '/\\elsewhere.example/': { status: 308, location: '/elsewhere.example' },
  '/About': { status: 404, file: '/404.html' },
  '/_headers': { status: 404, file: '/404.html' },
  '/_redirects': { status: 404, file: '/404.html' },
  '/.htaccess': { status: 404, file: '/404.html' },
  '/%5fheaders': { status: 404, file: '/404.html' },
  '/about.html%2ebr': { status: 404, file: '/404.html' },
  '/about.html.br': { status: 404, file: '/404.html' },
  '/feed.xml.gz': { status: 404, file: '/404.html' },
};

/** One file of each kind that is answered differently. */
export const fileKinds: readonly string[] = [
  '/about.html',
  '/dashboard/admin.html',
  '/404.html',
  '/favicon.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/prices.pdf',
  '/manifest.webmanifest',
  '/content/about.json',
  '/service-worker.js',
  '/client.7a0792d6.js',
  '/portal/client.18be2af1.js',
  '/client.c2a5e7e6.css',
  '/commissioner-hero.a5200d1f.woff2',
  '/og/about.bdd8ee81.png',
  '/plates/sun-desktop.1a2b3c4d.avif',
  '/plates/posts-tide-cover.1a2b3c4d.svg',
];

/** The address at which a page's file is found: hosts match their rules for headers against it. */
export const addressOf = (file: string): string => file.replace(/\.html$/, '').replace(/^\/index$/, '/');
