import { Link } from '@/design-system/link/link';
import { linksIn } from './links-in';
import * as s from './linked-text.module.scss';

/** A text that somebody wrote, whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return linksIn(text).map((part, index) =>
    part.href ? (
      <Link key={index} href={part.href} target="_blank" className={s.link}>
        {part.text}
      </Link>
    ) : (
      part.text
    ),
  );
}
