import { HtmlValidate, type ConfigData } from 'html-validate';

/** What valid HTML is here: all that is recommended. A rule that is off says why. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Spelling that React's serialiser chose and that every parser reads alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows and only CSS selectors must escape.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without marks for no list at all, unless the role says so.
    'no-redundant-role': 'off',
    // Whether a number may break is the stylesheet's to say; in the text it stays one that can be copied.
    'tel-non-breaking': 'off',
    // The search fields answer to Enter, and while one types; a button would add nothing to press.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(config);

/** What the validator says of a document, a line each. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
