/**
 * `npm run build`: content → fonts → stale pictures → Parcel (browser and server bundles) → sitemap, feed and shared
 * pictures → one HTML file and one content file a page → search index → service worker → compressed copies → rules for hosts. `dist/` is
 * complete and can be hosted as it is. `--help` prints this.
 */
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from './build-site';
import { expectOwnerModules } from './content/owner-modules';

/** @throws ContentError with a sentence a mistake where the content is wrong. */
export async function build({ plain }: BuildOptions = { plain: false }): Promise<void> {
  await expectOwnerModules();
  // Everything else is made with the owner's modules, and would fail on a mistake while it is imported.
  const { buildSite } = await import('./build-site');
  await buildSite({ plain });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--help')) {
    console.log(`npm run build: writes the complete site into dist/
  npm run build -- --plain  also for a host without rules, which knows folders only`);
  } else {
    await build({ plain: process.argv.includes('--plain') }).catch((error: unknown) => {
      console.error(error instanceof Error ? [error.message, error.cause].filter(Boolean).join('\n') : error);
      process.exitCode = 1;
    });
  }
}
