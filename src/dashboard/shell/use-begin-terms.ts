import { useEffect } from 'react';
import { beginTerms } from '@/dashboard/commands/people/terms';
import { useToday } from '@/dashboard/hooks/use-today';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';

/**
 * Begins planned terms on their first day: lists and forms show the present terms as they are stored. Figures do not
 * wait for this.
 */
export function useBeginTerms(): void {
  const workspace = useOpenWorkspace();
  const today = useToday();
  useEffect(() => {
    // If storage fails, the next visit tries again.
    if (workspace) void workspace.run(beginTerms(today));
  }, [workspace, today]);
}
