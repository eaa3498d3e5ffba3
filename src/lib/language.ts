import { hasLanguages, isFurtherLanguage, isRightToLeft, language } from '@generated/yaml/language';

/** The language of the site's texts (BCP 47), for formats and for the document. A constant of the build, as `basePath` is. */
export { language };

/** Whether the language is written from right to left. */
export { isRightToLeft };

/** Whether the site has further languages. Without any, the minifier removes all code for them. */
export { hasLanguages };

/** Whether this is a further language, which may lack pages that its links lead to: in the site's own, the build refuses them. */
export { isFurtherLanguage };

/** A word that begins with a capital letter, as it is written within a sentence: in German it may be a noun. */
export const inSentence = (word: string): string => (language === 'de' ? word : word.toLowerCase());

/** The language of dates: in English the day comes first, as in most countries. */
export const dateLanguage: string = language === 'en' ? 'en-GB' : language;
