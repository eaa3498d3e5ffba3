import { devicePart } from '@/dashboard/parts/loaded/device-part';

/** react-aria's date field (45 KB), for a mouse. On touch screens the native field is better. */
export const segmented = devicePart(
  '(hover: hover) and (pointer: fine)',
  async () => (await import('./segmented-field')).SegmentedField,
);
