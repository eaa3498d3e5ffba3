import { ToastRegion } from '@/design-system/toast/toast-region';
import { useToastQueue } from '@/state/toast-queue';
import * as s from './toasts.module.scss';

/** Where the portal's words about what was just done appear: beside the sidebar, so that nothing there is covered. */
export function Toasts() {
  const { toasts, dismissToast } = useToastQueue();
  return <ToastRegion aria-label="Updates" className={s.root} toasts={toasts} onDismiss={dismissToast} />;
}
