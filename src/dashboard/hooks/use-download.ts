import { downloadStored } from '@/dashboard/commands/training/stored-file';
import type { StoredFile } from '@/dashboard/model/records/records';
import { showToast } from '@/state/show-toast';
import { useWorkspace } from './use-workspace';

/** Downloads a stored file. In a shared portal, its content is read from the server first. */
export function useDownload(): (file: StoredFile) => Promise<void> {
  const { shared } = useWorkspace();
  return async (file) => {
    try {
      downloadStored(shared ? await shared.readFile(file.id) : file);
    } catch (error) {
      showToast({
        text: `${file.name} could not be downloaded. ${(error as Error).message}`,
        tone: 'attention',
      });
    }
  };
}
