import { colourTypeAndMotion } from './colour-type-and-motion';
import { fastOnASlowPhone } from './fast-on-a-slow-phone';
import { semanticPages } from './semantic-pages';
import { workingWithClients } from './working-with-clients';

/** The texts of all lessons as Markdown: `# id`, then the text. */
export const lessonTexts = [semanticPages, fastOnASlowPhone, workingWithClients, colourTypeAndMotion].join(
  '',
);
