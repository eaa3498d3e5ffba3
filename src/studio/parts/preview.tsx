import { pageValue } from '@/studio/data/request';
import { Link } from '@/design-system/link/link';
import * as s from './preview.module.scss';

export interface PreviewProps {
  /** The path of the page on the site. */
  path: string;
  /** The page's name, for the frame. */
  title: string;
  /** The number of saves: the page is loaded again after each. */
  version: number;
}

/** The page as the site shows it, with everything that is saved. */
export function Preview({ path, title, version }: PreviewProps) {
  const address = pageValue('preview') + path;
  return (
    <section aria-label="Preview" className={s.root}>
      <p className={s.bar}>
        The page as it is saved. <Link href={address}>Open it in the browser</Link>
      </p>
      {/* The site is the owner's own and has another origin, so a sandbox would only stop its scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe key={version} src={address} title={`Preview of ${title}`} className={s.frame} />
    </section>
  );
}
