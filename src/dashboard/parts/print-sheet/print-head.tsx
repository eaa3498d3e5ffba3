import { brand } from '@/content/brand';
import { dayWithYear } from '@/dashboard/words/day';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import * as s from './print-sheet.module.scss';

export interface PrintHeadProps {
  title: string;
  /** Subject of the document, such as a person or a period. */
  lead: string;
}

/** The header of a printed sheet: title, subject, agency and date of printing. Not visible on screen. */
export function PrintHead({ title, lead }: PrintHeadProps) {
  const settings = useRecord('settings', 'agency');
  const today = useToday();
  return (
    <div className={s.head} aria-hidden="true">
      <div>
        <p className={s.title}>{title}</p>
        <p className={s.lead}>{lead}</p>
      </div>
      <p className={s.agency}>
        {settings?.name ?? brand.name}
        <br />
        Printed on {dayWithYear(today)}
      </p>
    </div>
  );
}
