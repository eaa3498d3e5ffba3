/**
 * Builds the public site in a further language, as a step of `npm run build`, which names the language and runs this in a
 * process of its own (`scripts/content/languages/run.ts`): modules are imported once, and each language has its own.
 */
import { stopWithParent } from '../server/stop-signals';
import { buildLanguage } from './build-site';

stopWithParent();
await buildLanguage();
