import * as words from '@generated/yaml/words/pages';
import { pageTitle } from '@/content/page-title';
import { pages } from '@/content/pages';
import { lost } from '@/content/plates/lost';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Plate } from '@/design-system/plate/plate';
import { pathTo } from '@/routes/paths';
import { LateField } from '@/sections/live-field/late-field';
import { PageMeta } from '@/sections/page-meta/page-meta';
import * as s from './not-found.module.scss';

/** The page for an unknown URL: the numerals sink behind the text, with a link to the home page. */
export function NotFoundPage() {
  const { title, description, home } = pages.notFound;
  return (
    <div className={s.root}>
      <PageMeta title={pageTitle(words.notFound)} description={description} canonical={null} />
      <div className={s.picture}>
        <Plate plate={lost} alt="" fit="cover" first />
        <LateField drawing="lost" />
      </div>
      <div className={s.words}>
        <h1 className={s.title}>{title}</h1>
        <div className={s.aside}>
          <p className={s.text}>{description}</p>
          <Button href={pathTo('home')}>
            {home}
            <Icon name="arrow-right" size={20} />
          </Button>
        </div>
      </div>
    </div>
  );
}
