import type { Decorator } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { Toasts } from '@/dashboard/shell/toasts';
import { useToastQueue } from '@/state/toast-queue';

function FreshToasts() {
  const { toasts, dismissToast } = useToastQueue();
  // The queue outlives a story: the words of the one before are not those of this one.
  useEffect(() => {
    for (const { id } of toasts) dismissToast({ id });
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there before
  }, []);
  return <Toasts />;
}

/** Shows what the portal says about what was just done, with its Undo. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <FreshToasts />
  </>
);
