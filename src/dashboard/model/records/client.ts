import { slugOf } from '@/lib/slug';
import { id, list, object, oneOf, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

export const clientContact = object({ id: id(), name: text, email: text, phone: text, position: text });

/** A company that the agency works for. */
export const client = record({
  name: text,
  status: oneOf(['active', 'archived']),
  /** Postal address, for invoices. */
  address: text,
  /** Tax or VAT number, for invoices. */
  taxNumber: text,
  notes: text,
  contacts: list(clientContact),
});

export interface Client extends TypeOf<typeof client> {}
export interface ClientContact extends TypeOf<typeof clientContact> {}

/** The id of a client that earlier builds stored as a name in its projects. */
export const idOfNamedClient = (name: string): string => slugOf(name) || encodeURIComponent(name);
