import { portalPath, sentOf } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';

/** Where a role writes a new message to somebody. */
export const composePath = (role: Role, personId: string): string =>
  portalPath(sentOf(role), { compose: '1', to: personId });
