import type { ComponentType } from 'react';
import type { DateFieldProps } from './date-field-props';

let segmented: ComponentType<DateFieldProps> | null = null;

/** The `DateField` for a mouse, or null where the platform's field is used. */
export const segmentedField = () => segmented;

/**
 * Loads react-aria's date field (45 KB) where there is a mouse. Without it a form uses the platform's field, which is also
 * the better one under a finger. Never throws.
 */
export async function loadDateField(): Promise<void> {
  if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  try {
    segmented ??= (await import('./segmented-field')).SegmentedField;
  } catch {
    // The platform's field remains.
  }
}

/** A loader that also brings the date field: no field changes its kind after it was drawn. */
export function withDateField<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => (await Promise.all([load(), loadDateField()]))[0];
}
