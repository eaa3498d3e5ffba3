import { slugOf } from '@/lib/slug';
import { blankClient } from '@/dashboard/model/records/blank-client';
import type { Client, Person } from '@/dashboard/model/records/records';
import { companies } from './clients';
import { addressOf } from './staff';

/** The client companies. Their first contact is the owner among the regular users. */
export const createClients = (users: readonly Person[]): Client[] =>
  companies.map((name, index) => {
    const owner = users.find(({ team, position }) => team === name && position === 'Owner');
    return {
      ...blankClient,
      id: slugOf(name),
      name,
      address: addressOf(index + 200),
      contacts: owner
        ? [{ id: '1', name: owner.name, email: owner.email, phone: owner.phone, position: 'Owner' }]
        : [],
    };
  });
