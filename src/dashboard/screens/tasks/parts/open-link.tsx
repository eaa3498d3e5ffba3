import type { ReactNode } from 'react';
import { Link } from '@/design-system/link/link';

export interface OpenLinkProps {
  href: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** Opens a task's panel in place; a modified click opens a tab. */
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
