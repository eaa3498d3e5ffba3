import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { LinkedText } from '@/dashboard/parts/linked-text/linked-text';
import type { Submission } from '@/dashboard/model/records/records';
import { safeLink } from '@/dashboard/commands/training/stored-file';
import * as s from './submission-card.module.scss';

export interface SubmissionCardProps {
  submission: Submission;
}

/** One submission: its comment, its link and its file with a download button. */
export function SubmissionCard({ submission: { link, note, fileId } }: SubmissionCardProps) {
  const href = safeLink(link);
  return (
    <div className={s.root}>
      {note && (
        <p className={s.note}>
          <LinkedText text={note} />
        </p>
      )}
      {link && (
        <p className={s.line}>
          <Icon name="external-link" size={18} className={s.icon} />
          {href ? (
            <Link href={href} target="_blank" className={s.link}>
              {link}
            </Link>
          ) : (
            <span className={s.link}>{link}</span>
          )}
        </p>
      )}
      {fileId !== null && <FileList fileIds={[fileId]} />}
    </div>
  );
}
