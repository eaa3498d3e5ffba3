import type { Ref } from 'react';
import type { FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';

export interface DateFieldProps extends FieldRowWords {
  id?: string;
  name?: string;
  className?: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
  'aria-describedby'?: string;
  required?: boolean;
  /** ISO date, `unreadableDay`, or '' for an empty field. */
  value: string;
  /** First and last day of the calendar, as ISO dates. The form must validate typed dates. */
  min?: string;
  max?: string;
  /** `day` is an ISO date, '' for an empty field, or `unreadableDay` for an invalid or incomplete date. */
  onDay: (change: { day: string }) => void;
  onBlur?: () => void;
  /** The element to focus. */
  ref?: Ref<HTMLElement>;
}
