import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Panel } from '../../../parts/panel/panel';
import * as s from './reading-panel.module.scss';

export interface ReadingPanelProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is read or written beside the list. It takes the focus when it opens: its first field, or itself. Escape leads back
 * to the list.
 */
export function ReadingPanel({ title, actions, onClose, children }: ReadingPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    // A visit that begins with an open message begins at the top of the page, as every visit.
    if (!box || document.activeElement === document.body) return;
    (box.querySelector<HTMLElement>('[data-takes-focus]') ?? box).focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView?.({ block: 'start' });
  }, []);

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={s.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
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
