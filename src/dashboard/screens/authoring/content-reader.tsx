import { FileList } from '@/dashboard/parts/file-input/file-list';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';

export interface ContentReaderProps {
  /** A lesson or a resource. */
  content: { title: string; body: readonly string[]; fileIds: readonly string[] };
  onClose: () => void;
}

/** A lesson or a resource to read, for mentors who may not edit it. */
export function ContentReader({ content: { title, body, fileIds }, onClose }: ContentReaderProps) {
  return (
    <Dialog place="side" title={title} onClose={onClose}>
      <ReadingText blocks={body} />
      <FileList fileIds={fileIds} />
    </Dialog>
  );
}
