import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/service';
import { Icon } from '@/design-system/icon/icon';
import { Prose as ProseText } from '@/design-system/prose/prose';
import { cx } from '@/lib/cx';
import type { Prose } from '@/lib/prose';
import * as s from './questions.module.scss';

export interface QuestionsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** @default the word for questions */
  title?: string;
  /** An answer is a plain text, or prose with links and lists. */
  items: readonly { question: string; answer: string | Prose }[];
}

/**
 * Frequent questions of clients. A native `<details>` opens without JavaScript, with the keys of a button, and for a
 * search within the page. On paper every answer is open.
 */
export function Questions({ title = words.questions, items, className, ...rest }: QuestionsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <div className={s.items}>
          {items.map(({ question, answer }) => (
            <details key={question} className={s.item}>
              <summary className={s.summary}>
                <h3 className={s.question}>{question}</h3>
                <span className={s.mark}>
                  <Icon name="chevron-down" size={20} />
                </span>
              </summary>
              {typeof answer === 'string' ? (
                <p className={s.answer}>{answer}</p>
              ) : (
                <ProseText text={answer} size="body" className={s.answer} />
              )}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
