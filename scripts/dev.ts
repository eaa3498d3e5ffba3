/**
 * `npm run dev`: site and portal with hot reload. Code updates without a page reload where possible. Content
 * is compiled at the start and after each change, and then the page reloads. Pages are rendered in the
 * browser, not prerendered. Feed, sitemap and share pictures exist only in a build. `PORT` changes the port
 * (4173). `--help` prints the usage.
 */
import { ContentError } from './content/mistakes';
import { writeModules } from './content/write-modules';

if (process.argv.includes('--help')) {
  console.log('npm run dev: site and portal with hot reload at http://localhost:4173 (PORT changes it)');
} else {
  try {
    await writeModules();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  // Imported now, because it imports those modules.
  const { startDevSite } = await import('./dev-site');
  await startDevSite(Number(process.env.PORT ?? 4173));
}
