import { brand } from '@/content/brand';
import type { AgencySettings } from './records';
import { usualInvoicing } from './usual-invoicing';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The settings that an agency begins with, from the brand file. */
export function createSettings(): AgencySettings {
  const { street, city, country } = brand.address;
  return {
    id: 'agency',
    revision: 0,
    name: brand.name,
    email: brand.email,
    phone: brand.phone ?? '',
    address: `${street}, ${city}, ${country}`,
    timeZone: brand.timeZone,
    currency: brand.currency,
    hours: weekdays.map((day, index) => {
      const row = brand.hours.find(({ days }) => days.includes(day));
      return { weekday: index + 1, opens: row?.opens ?? null, closes: row?.closes ?? null };
    }),
    workdays: [1, 2, 3, 4, 5],
    noticeTopics: ['people', 'time', 'messages', 'training', 'tasks'],
    timerRounding: { step: 1, up: false },
    balanceFrom: null,
    workKinds: [],
    invoicing: usualInvoicing,
  };
}
