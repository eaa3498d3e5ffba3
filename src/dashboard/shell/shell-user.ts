import type { Role } from '@/routes/portal-table';

/** Who is signed in, as the shell shows them. */
export interface ShellUser {
  name: string;
  email: string;
  role: Role;
  verified: boolean;
}
