import { useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { useAnchored, type AnchorAlign } from '@/dashboard/parts/menu/use-anchored';
import { ToolButton } from './tool-button';
import * as s from './disclosure.module.scss';

export interface DisclosureProps {
  /** Text of the button and accessible name of the panel. */
  label: string;
  /** Visually hidden words before the label: 'Filter by'. */
  lead?: string;
  icon?: IconName;
  /** Number of chosen options inside. 0 shows no number. @default 0 */
  count?: number;
  /** Side of the button to align the panel with. @default 'start' */
  align?: AnchorAlign;
  className?: string;
  /** Renders the open panel's content. `close` returns the focus to the button. */
  children: (panel: { close: () => void }) => ReactNode;
}

/** A button with a floating panel (APG: disclosure). Escape, an outside press or Tab out closes it. */
export function Disclosure({
  label,
  lead,
  icon,
  count = 0,
  align = 'start',
  className,
  children,
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(open, button, panel, align);

  const dismiss = useDismiss({ open, root, button, onClose: () => setOpen(false) });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div ref={root} className={cx(s.root, className)} {...dismiss}>
      <ToolButton
        ref={button}
        icon={icon}
        count={count}
        opens
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {lead && <VisuallyHidden>{lead} </VisuallyHidden>}
        {label}
      </ToolButton>
      {open && (
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={lead ? `${lead} ${label}` : label}
          className={s.panel}
        >
          {children({ close })}
        </div>
      )}
    </div>
  );
}
