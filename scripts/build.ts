/**
 * `npm run build`: colours → content → check for stale pictures → languages → fonts → Parcel (browser and server bundles) →
 * sitemap, feed and share pictures → one HTML file and one content file per page → search index → service
 * worker → compressed copies → host rules. `dist/` is complete and can be hosted as is. `--help` prints the
 * usage.
 */
import type { BuildOptions } from './build/build-site';
import { writeModules } from './content/write-modules';

/** @throws ContentError with one sentence per mistake if the content is invalid. */
export async function build({ plain }: Pick<BuildOptions, 'plain'> = { plain: false }): Promise<void> {
  await writeModules();
  // Each is imported now, because it imports what was written before it.
  const { compileAll } = await import('./content/compile-all');
  const content = await compileAll();
  const { buildSite } = await import('./build/build-site');
  await buildSite({ plain, content });
}

if (process.argv[1] === import.meta.filename) {
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
