/**
 * Builds the public site in a further language, as a step of `npm run build`, which names the language and runs this in a
 * process of its own (`scripts/content/languages/run.ts`): modules are imported once, and each language has its own.
 */
import { buildLanguage } from './build-site';

await buildLanguage();
