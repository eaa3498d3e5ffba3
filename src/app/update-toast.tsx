import { useState } from 'react';
import * as words from '@generated/yaml/words/updates';
import { ToastRegion } from '@/design-system/toast/toast-region';

export interface UpdateToastProps {
  /** Reloads the page with the new version. Null while there is none. */
  apply: (() => void) | null;
}

/** Informs the user that the site was updated while this page was open. */
export function UpdateToast({ apply }: UpdateToastProps) {
  const [open, setOpen] = useState(true);
  const toasts =
    apply && open
      ? [
          {
            id: 'update',
            text: words.text,
            tone: 'ok',
            action: { label: words.reload, onAction: apply },
            lasting: true,
          } as const,
        ]
      : [];
  return <ToastRegion aria-label={words.label} toasts={toasts} onDismiss={() => setOpen(false)} />;
}
