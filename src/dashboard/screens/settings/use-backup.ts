import { useToday } from '@/dashboard/hooks/use-today';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { saveText } from '@/dashboard/csv/save-text';
import { writeBackup } from '@/dashboard/store/backup/backup';
import { showToast } from '@/state/show-toast';

/** Returns a function that downloads a backup of all records. It reports a failure itself. */
export function useBackup(): () => Promise<void> {
  const workspace = useWorkspace();
  const today = useToday();
  return async () => {
    try {
      const text = writeBackup(await workspace.exportBackup());
      saveText(`portal-backup-${today}.json`, text, 'application/json');
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : 'The backup could not be made. Try again.';
      showToast({ text, tone: 'attention' });
    }
  };
}
