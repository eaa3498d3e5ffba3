import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { cx } from '@/lib/cx';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useOpenedPanel } from '@/dashboard/parts/panel/use-opened-panel';
import * as s from './side-panel.module.scss';

export interface SidePanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** An event, a form or an import beside the calendar. */
export function SidePanel({ title, onClose, className, children, ...rest }: SidePanelProps) {
  const opened = useOpenedPanel(onClose);
  return (
    <div {...opened} className={cx(s.root, className)}>
      <Panel
        title={title}
        aside={<IconButton icon="x" label="Close" size="compact" className={s.close} onClick={onClose} />}
        {...rest}
      >
        {children}
      </Panel>
    </div>
  );
}
