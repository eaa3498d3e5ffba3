import { brand } from '@/content/brand';
import { useRecord } from './use-workspace';

/** The agency's currency, as ISO 4217. */
export const useCurrency = (): string => useRecord('settings', 'agency')?.currency ?? brand.currency;
