import * as s from './code-block.module.scss';
import { ScrollBox } from './scroll-box';

export interface CodeBlockProps {
  text: string;
  /** The language of the Markdown fence: `ts`, `css`. */
  language?: string;
}

/** Display names of languages, where it is not the short form in capitals. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  js: 'JavaScript',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
};

/** A block of code. Long lines scroll instead of wrapping. */
export function CodeBlock({ text, language }: CodeBlockProps) {
  const name = language && (names[language] ?? language.toUpperCase());
  return (
    <figure className={s.root}>
      {name && <figcaption className={s.language}>{name}</figcaption>}
      <ScrollBox label={name ? `Code, ${name}` : 'Code'} className={s.box}>
        <pre className={s.code}>
          <code>{text}</code>
        </pre>
      </ScrollBox>
    </figure>
  );
}
