import { useState } from 'react';
import { ToastRegion } from '@/design-system/toast/toast-region';

export interface UpdateToastProps {
  apply: () => void;
}

/** Informs the user that the site was updated while this page was open. */
export function UpdateToast({ apply }: UpdateToastProps) {
  const [open, setOpen] = useState(true);
  const toast = {
    id: 'update',
    text: 'This site was just updated.',
    tone: 'ok',
    action: { label: 'Reload', onAction: apply },
    lasting: true,
  } as const;
  return <ToastRegion aria-label="Updates" toasts={open ? [toast] : []} onDismiss={() => setOpen(false)} />;
}
