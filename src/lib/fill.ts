import { language } from './language';

/** The placeholders of a text: 'from' and 'to' of '{from} to {to}'. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A text with its placeholders filled in: '{from} to {to}' is '9am to 5pm'. `fillNodes` takes elements too. */
export const fill = <Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => String(values[name]));

/** Texts for the forms of a number, by the names of `Intl.PluralRules`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The text for a number of things, filled in: '1 result', '2 results'. */
export const fillCount = (forms: Forms, count: number): string =>
  fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count });
