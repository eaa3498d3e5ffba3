/** The invoicing settings of an agency that has not changed them. */
export const usualInvoicing = {
  numberPattern: '{year}-{number}',
  numberDigits: 3,
  next: null,
  termDays: 30,
  taxRates: [{ id: 'none', name: 'No tax', rate: 0 }],
  defaultTaxId: 'none',
  note: '',
} as const;
