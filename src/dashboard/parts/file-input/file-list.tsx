import { useDownload } from '@/dashboard/hooks/use-download';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { counted } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { FileCard } from './file-card';
import * as s from './file-list.module.scss';

export interface FileListProps {
  fileIds: readonly string[];
}

/** The files of a record with download buttons. Empty without files. */
export function FileList({ fileIds }: FileListProps) {
  const stored = useRecords('files');
  const download = useDownload();
  if (fileIds.length === 0) return null;
  const files = stored.filter(({ id }) => fileIds.includes(id));
  const missing = fileIds.length - files.length;
  return (
    <div className={s.root}>
      <ul role="list" aria-label="Files">
        {files.map((file) => (
          <li key={file.id}>
            <FileCard
              name={file.name}
              type={file.type}
              size={file.size}
              action={
                <Button
                  variant="outline"
                  size="compact"
                  icon={<Icon name="download" size={18} />}
                  aria-label={`Download ${file.name}`}
                  onClick={() => void download(file)}
                >
                  Download
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className={s.missing}>
          {counted(missing, 'attached file')} {missing === 1 ? 'is' : 'are'} no longer stored.
        </p>
      )}
    </div>
  );
}
