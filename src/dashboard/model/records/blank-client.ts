import type { Client } from './records';

/** The fields of a client before any input. */
export const blankClient = {
  revision: 0,
  name: '',
  status: 'active',
  address: '',
  taxNumber: '',
  notes: '',
  contacts: [],
} satisfies Omit<Client, 'id'>;
