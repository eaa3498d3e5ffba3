import type { ReactNode } from 'react';
import { Link } from '@/design-system/link/link';

export interface OpenLinkProps {
  href: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** A link that opens a record in place. A press with a modifier key opens a tab. */
export function OpenLink({ href, onOpen, className, children }: OpenLinkProps) {
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </Link>
  );
}
