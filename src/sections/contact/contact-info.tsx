import * as words from '@generated/yaml/words/contact';
import type { Brand } from '@/content/schema/brand';
import { cx } from '@/lib/cx';
import { isRightToLeft } from '@/lib/language';
import { phoneLink } from '@/lib/phone-link';
import { Link } from '@/design-system/link/link';
import * as s from './contact-info.module.scss';

export interface ContactInfoProps extends Pick<Brand, 'email' | 'phone' | 'address'> {
  className?: string;
}

/** Contact details for reaching the agency without the form. */
export function ContactInfo({ email, phone, address, className }: ContactInfoProps) {
  return (
    <dl className={cx(s.root, className)}>
      <dt className={s.term}>{words.email}</dt>
      <dd>
        <Link className={s.link} href={`mailto:${email}`}>
          {email}
        </Link>
      </dd>
      {phone !== undefined && (
        <>
          <dt className={s.term}>{words.phone}</dt>
          <dd>
            <Link className={s.link} href={phoneLink(phone)} dir="ltr">
              {phone}
            </Link>
          </dd>
        </>
      )}
      <dt className={s.term}>{words.studio}</dt>
      <dd className={s.place}>{isRightToLeft ? <bdi>{address.street}</bdi> : address.street}</dd>
    </dl>
  );
}
