import { useEffect } from 'react';
import { beginTerms } from '@/dashboard/commands/people/terms';
import { useToday } from '@/dashboard/hooks/use-today';
import { useOpenWorkspace, useRole } from '@/dashboard/hooks/use-workspace';

/**
 * Begins planned terms on their first day: lists and forms show the present terms as they are stored. Figures do not
 * wait for this.
 */
export function useBeginTerms(): void {
  const workspace = useOpenWorkspace();
  const role = useRole();
  const today = useToday();
  // With a server, only admins may change the terms of people.
  const may = !workspace?.shared || role === 'admin';
  useEffect(() => {
    // If storage fails, the next visit tries again.
    if (workspace && may) void workspace.run(beginTerms(today));
  }, [workspace, today, may]);
}
