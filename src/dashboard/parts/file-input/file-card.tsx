import type { ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { fileKind } from './file-kind';
import { formatBytes } from './format-bytes';
import * as s from './file-card.module.scss';

export interface FileFacts {
  name: string;
  /** Media type, or ''. */
  type: string;
  /** In bytes. */
  size: number;
}

export interface FileCardProps extends FileFacts {
  action?: ReactNode;
  onRemove?: () => void;
}

/** A file's name, type and size. */
export function FileCard({ name, type, size, action, onRemove }: FileCardProps) {
  return (
    <div className={s.root}>
      <Icon name="paperclip" size={18} className={s.icon} />
      <div className={s.words}>
        <p className={s.name}>{name}</p>
        <p className={s.facts}>
          {fileKind({ name, type })}, {formatBytes(size)}
        </p>
      </div>
      {action}
      {onRemove && (
        <IconButton icon="x" size="compact" variant="plain" label={`Remove ${name}`} onClick={onRemove} />
      )}
    </div>
  );
}
