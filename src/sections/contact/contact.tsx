import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/contact';
import type { Brand } from '@/content/schema/brand';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { deliverContact, type DeliverContact } from '@/platform/contact-delivery';
import { anchors } from '@/routes/anchors';
import { BusinessHours } from './business-hours';
import { ContactForm, type ContactSubject } from './contact-form';
import { ContactInfo } from './contact-info';
import * as s from './contact.module.scss';

/** The facts about the agency that the section needs. */
export type ContactBrand = Pick<
  Brand,
  'email' | 'phone' | 'address' | 'hours' | 'timeZone' | 'formEndpoint' | 'bookingUrl'
>;

export interface ContactProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  lead: string;
  /** The person who replies, and the reply time. */
  answer: string;
  /** The options of the form's optional questions. */
  budget?: readonly string[];
  start?: readonly string[];
  brand: ContactBrand;
  subject?: ContactSubject;
  /** The `h1` of a page for contact only. The section's title then becomes the form's heading. */
  pageTitle?: string;
  /** Sends the message. @default deliverContact */
  deliver?: DeliverContact;
}

/** The agency's addresses and hours, and a contact form that saves a draft. */
export function Contact({
  title,
  lead,
  answer,
  budget,
  start,
  brand,
  subject,
  pageTitle,
  deliver = deliverContact,
  className,
  ...rest
}: ContactProps) {
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={pageTitle ? s.formTitle : s.title}>
      {title}
    </h2>
  );
  return (
    <section id={anchors.contact} aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <div>
          {pageTitle ? <h1 className={s.pageTitle}>{pageTitle}</h1> : heading}
          <p className={s.lead}>{lead}</p>
          {brand.bookingUrl && (
            <Button href={brand.bookingUrl} variant="outline" className={s.booking}>
              {words.book}
            </Button>
          )}
          <ContactInfo className={s.info} {...brand} />
          {brand.hours[0] && (
            <BusinessHours
              className={s.hours}
              hours={brand.hours}
              timeZone={brand.timeZone}
              headingLevel={pageTitle ? 2 : 3}
            />
          )}
        </div>
        <div>
          {pageTitle && heading}
          <ContactForm
            email={brand.email}
            endpoint={brand.formEndpoint}
            deliver={deliver}
            labelledBy={titleId}
            answer={answer}
            choices={{ budget, start }}
            subject={subject}
          />
        </div>
      </div>
    </section>
  );
}
