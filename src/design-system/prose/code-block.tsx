import * as s from './code-block.module.scss';
import { ScrollBox } from './scroll-box';

export interface CodeBlockProps {
  text: string;
  /** As a Markdown fence names it: `ts`, `css`. */
  language?: string;
}

/** Languages whose name is not their short form in capitals. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  js: 'JavaScript',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
};

/** Lines of code, each as long as it is written. */
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
