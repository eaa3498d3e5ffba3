import { useToday } from './use-today';
import { useWorkspace } from './use-workspace';
import { saveText } from '@/dashboard/csv/save-text';
import { canBeRestored, writeBackup } from '@/dashboard/store/backup/backup';
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
      const isSealed = passphrase !== undefined;
      const file = isSealed ? await sealBackup(text, passphrase) : text;
      saveText(`portal-backup-${today}${isSealed ? '-protected' : ''}.json`, file, 'application/json');
      if (!canBeRestored({ length: text.length, bytes: new Blob([file]).size }))
        throw new Error(
          'The downloaded backup is too large to be restored. Delete large files from projects and training, then download it again.',
        );
      writeLastBackup(backup.exportedAt);
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : 'The backup could not be created. Try again.';
      showToast({ text, tone: 'attention' });
    }
  };
}
