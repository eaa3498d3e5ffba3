import type { ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useOpenedPanel } from '@/dashboard/parts/panel/use-opened-panel';
import * as s from './reading-panel.module.scss';

export interface ReadingPanelProps {
  title: string;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The message that is open beside the list. */
export function ReadingPanel({ title, actions, onClose, children }: ReadingPanelProps) {
  const opened = useOpenedPanel(onClose);
  return (
    <div {...opened} className={s.root}>
      <Panel
        title={title}
        className={s.panel}
        aside={
          <>
            {actions && <div className={s.actions}>{actions}</div>}
            <IconButton
              icon="x"
              label="Back to the list"
              size="compact"
              className={s.close}
              onClick={onClose}
            />
          </>
        }
      >
        {children}
      </Panel>
    </div>
  );
}
