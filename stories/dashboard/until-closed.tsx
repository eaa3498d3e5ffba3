import { useState, type ReactNode } from 'react';

export interface UntilClosedProps {
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** Shows a dialog until it closes, as its screen does. */
export function UntilClosed({ onClose, children }: UntilClosedProps) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return children(() => {
    onClose();
    setOpen(false);
  });
}
