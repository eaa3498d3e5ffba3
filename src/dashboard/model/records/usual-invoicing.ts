/** How an agency that has changed nothing makes invoices. */
export const usualInvoicing = {
  numberPattern: '{year}-{number}',
  numberDigits: 3,
  next: null,
  termDays: 30,
  taxRates: [{ id: 'none', name: 'No tax', rate: 0 }],
  defaultTaxId: 'none',
  note: '',
} as const;
