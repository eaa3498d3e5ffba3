import { currencyOf } from '@/dashboard/figures/currency';
import { useRecord } from './use-workspace';

/** The agency's currency, as ISO 4217. */
export const useCurrency = (): string => currencyOf(useRecord('settings', 'agency'));
