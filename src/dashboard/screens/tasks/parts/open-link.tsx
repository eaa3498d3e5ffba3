import type { ReactNode } from 'react';
import { Link } from '@/design-system/link/link';

export interface OpenLinkProps {
  /** The address of the task's panel. */
  href: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** Leads to a task's panel: in place on a press, in a tab of its own where somebody asks for one. */
export function OpenLink({ href, onOpen, className, children }: OpenLinkProps) {
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </Link>
  );
}
