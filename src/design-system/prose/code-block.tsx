import * as words from '@generated/yaml/words/code';
import { fill } from '@/lib/fill';
import * as s from './code-block.module.scss';
import { ScrollBox } from './scroll-box';

export interface CodeBlockProps {
  text: string;
  /** The language of the Markdown fence: `ts`, `css`. */
  language?: string;
}

/** Display names of languages, where it is not the short form in capitals. */
const names: Readonly<Record<string, string>> = {
  bash: words.shell,
  js: 'JavaScript',
  sh: words.shell,
  text: words.text,
  ts: 'TypeScript',
};

/** A block of code. Long lines scroll instead of wrapping. */
export function CodeBlock({ text, language }: CodeBlockProps) {
  const name = language && (names[language] ?? language.toUpperCase());
  return (
    <figure className={s.root}>
      {name && <figcaption className={s.language}>{name}</figcaption>}
      <ScrollBox label={name ? fill(words.labelOf, { language: name }) : words.label} className={s.box}>
        <pre className={s.code}>
          <code>{text}</code>
        </pre>
      </ScrollBox>
    </figure>
  );
}
