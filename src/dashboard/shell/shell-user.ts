import type { Role } from '@/routes/portal-table';

/** The signed-in user, as shown in the shell. */
export interface ShellUser {
  name: string;
  email: string;
  role: Role;
  verified: boolean;
}
