/** The names of a person's amounts. */
export const hourlyLabels = { hourlyRate: 'Hourly rate', hourlyCost: 'Hourly cost' } as const;

/** Other names of their columns in CSV files, folded and without spaces. */
export const hourlyColumns: Readonly<Record<keyof typeof hourlyLabels, readonly string[]>> = {
  hourlyRate: ['rateanhour', 'rate', 'billablerate', 'billrate', 'rateperhour'],
  hourlyCost: ['costanhour', 'cost', 'costrate', 'costperhour', 'internalrate'],
};
