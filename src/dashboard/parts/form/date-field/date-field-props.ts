import type { Ref } from 'react';
import type { FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';

export interface DateFieldProps extends FieldRowWords {
  id?: string;
  name?: string;
  className?: string;
  /** Leaves the label for screen readers. @default false */
  labelHidden?: boolean;
  'aria-describedby'?: string;
  required?: boolean;
  /** An ISO date; empty where there is none. */
  value: string;
  /** The first and the last day that can be picked. What is typed is for the form to judge. */
  min?: string;
  max?: string;
  /** Empty where nothing stands in the field, and `unreadableDay` if the text is no day. */
  onDay: (change: { day: string }) => void;
  onBlur?: () => void;
  /** What takes the focus. */
  ref?: Ref<HTMLElement>;
}
