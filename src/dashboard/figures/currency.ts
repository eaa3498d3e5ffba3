import { brand } from '@/content/brand';
import type { AgencySettings } from '@/dashboard/model/records/records';

/** The agency's currency, as ISO 4217. The brand's without settings. */
export const currencyOf = (settings: Pick<AgencySettings, 'currency'> | null | undefined): string =>
  settings?.currency ?? brand.currency;
