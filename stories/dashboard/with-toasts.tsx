import type { Decorator } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { Toasts } from '@/dashboard/shell/toasts';
import { useToastQueue } from '@/state/toast-queue';

/** Dismisses the toasts of earlier stories: the queue outlives a story. */
export function useFreshToasts() {
  const { toasts, dismissToast } = useToastQueue();
  const [earlier] = useState(toasts);
  useEffect(() => {
    for (const toast of earlier) dismissToast(toast);
  }, [earlier, dismissToast]);
}

function FreshToasts() {
  useFreshToasts();
  return <Toasts />;
}

/** Shows what the portal says about what was just done, with its Undo. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <FreshToasts />
  </>
);
