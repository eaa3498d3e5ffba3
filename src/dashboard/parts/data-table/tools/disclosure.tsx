import { useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { useAnchored, type AnchorAlign } from '@/dashboard/parts/menu/use-anchored';
import { ToolButton } from './tool-button';
import * as s from './disclosure.module.scss';

export interface DisclosureProps {
  /** On the button, and the panel's name. */
  label: string;
  /** Words before the label for screen readers: 'Filter by'. */
  lead?: string;
  icon?: IconName;
  /** How many things are chosen inside: 0 shows nothing. @default 0 */
  count?: number;
  /** Which side of the button the panel keeps to. @default 'start' */
  align?: AnchorAlign;
  className?: string;
  /** Drawn while it is open; `close` puts the focus back on the button. */
  children: (panel: { close: () => void }) => ReactNode;
}

/** A button that shows a floating panel of controls (APG: disclosure). Escape, a press outside and leaving by Tab close it. */
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
