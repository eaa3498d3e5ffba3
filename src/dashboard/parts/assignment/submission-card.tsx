import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { FileCard } from '@/dashboard/parts/file-input/file-card';
import type { Submission } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { downloadStored, safeLink } from '@/dashboard/commands/training/stored-file';
import * as s from './submission-card.module.scss';

export interface SubmissionCardProps {
  submission: Submission;
}

/** One submission: its comment, its link and its file with a download button. */
export function SubmissionCard({ submission: { link, note, fileId } }: SubmissionCardProps) {
  const file = useRecord('files', fileId);
  const href = safeLink(link);
  return (
    <div className={s.root}>
      {note && <p className={s.note}>{note}</p>}
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
      {file && (
        <FileCard
          {...file}
          action={
            <Button
              variant="outline"
              size="compact"
              icon={<Icon name="download" size={18} />}
              aria-label={`Download ${file.name}`}
              onClick={() => downloadStored(file)}
            >
              Download
            </Button>
          }
        />
      )}
      {fileId !== null && !file && (
        <p className={s.gone}>The attached file is no longer stored in this browser.</p>
      )}
    </div>
  );
}
