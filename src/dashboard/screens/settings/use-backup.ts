import { useToday } from '@/dashboard/hooks/use-today';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { saveText } from '@/dashboard/csv/save-text';
import { writeBackup } from '@/dashboard/store/backup/backup';
import { writeLastBackup } from '@/dashboard/store/backup/last-backup';
import { sealBackup } from '@/dashboard/store/backup/sealed-backup';
import { showToast } from '@/state/show-toast';

/** Returns a function that downloads a backup of all records, encrypted if it is given a passphrase. It reports a failure itself. */
export function useBackup(): (passphrase?: string) => Promise<void> {
  const workspace = useWorkspace();
  const today = useToday();
  return async (passphrase) => {
    try {
      const backup = await workspace.exportBackup();
      const text = writeBackup(backup);
      if (passphrase === undefined) saveText(`portal-backup-${today}.json`, text, 'application/json');
      else
        saveText(
          `portal-backup-${today}-protected.json`,
          await sealBackup(text, passphrase),
          'application/json',
        );
      writeLastBackup(backup.exportedAt);
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : 'The backup could not be made. Try again.';
      showToast({ text, tone: 'attention' });
    }
  };
}
