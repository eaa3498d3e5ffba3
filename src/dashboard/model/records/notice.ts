import { roles } from '@/routes/portal-table';
import {
  either,
  id,
  list,
  matching,
  moment,
  object,
  oneOf,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

/** A notification. Some ship with the sample; the rest are written by the operations that cause them. */
export const notice = record({
  /** Everybody of a role, or one person. */
  audience: either(object({ role: oneOf(roles) }), object({ personId: id('people') })),
  text,
  detail: text,
  at: moment,
  /** Where it leads. It becomes a link, so only a path of this site may be one. */
  path: matching(/^\/dashboard(?:[/?]|$)/, 'a path of the portal'),
  readByIds: list(id('people')),
});

export interface Notice extends TypeOf<typeof notice> {}
