import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import { language } from '@/lib/language';
import type { Translation } from '@/lib/languages';
import * as s from './language-switch.module.scss';

export interface LanguageSwitchProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page in each language, the site's own language first. */
  languages: readonly Translation[];
  /** BCP 47. @default the language of this page */
  current?: string;
}

/** The site's languages, each by its own name, as links to the same page. */
export function LanguageSwitch({ languages, current = language, className, ...rest }: LanguageSwitchProps) {
  return (
    <nav className={cx(s.root, className)} aria-label={words.languages} {...rest}>
      <ul role="list" className={s.list}>
        {languages.map(({ tag, name, path }) => (
          <li key={tag}>
            <Link
              className={s.link}
              href={path}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === current ? 'true' : undefined}
              // Prerendered HTML has no query.
              onClick={({ currentTarget }) => {
                currentTarget.search = location.search;
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
