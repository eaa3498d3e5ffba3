import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { cx } from '@/lib/cx';
import { Panel } from '../../parts/panel/panel';
import * as s from './side-panel.module.scss';

export interface SidePanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Beside the title, before the close button. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is open beside the calendar, and instead of it where there is no room. It takes the focus when it opens: its first
 * field, or itself. Escape closes it.
 */
export function SidePanel({ title, aside, onClose, className, children, ...rest }: SidePanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = root.current;
    // A visit that begins with an open panel begins at the top of the page, as every visit.
    if (!box || document.activeElement === document.body) return;
    (box.querySelector<HTMLElement>('[data-takes-focus]') ?? box).focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView?.({ block: 'start' });
  }, []);

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={cx(s.root, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        title={title}
        aside={
          <>
            {aside}
            <IconButton icon="x" label="Close" size="compact" className={s.close} onClick={onClose} />
          </>
        }
        {...rest}
      >
        {children}
      </Panel>
    </div>
  );
}
