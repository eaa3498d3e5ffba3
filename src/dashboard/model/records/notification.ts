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

/** Characters of a notification's text, and of its detail, that a shared portal accepts. */
export const maxNotificationText = 500;

/** A notification, in the collection `notices`. Some are part of the sample; operations create the others. */
export const notification = record({
  audience: either(object({ role: oneOf(roles) }), object({ personId: id('people') })),
  text,
  detail: text,
  at: moment,
  /**
   * Path to open, from the site's folder on: a backup may be restored in another one. It becomes a link, so only paths of
   * the portal are valid.
   */
  path: matching(/^\/dashboard(?:[/?]|$)/, 'a path of the portal'),
  readByIds: list(id('people')),
});

export interface PortalNotification extends TypeOf<typeof notification> {}
