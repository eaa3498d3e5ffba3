import { showToast } from '@/state/show-toast';

/** Says that the code for a press did not load, and offers to repeat the press. @param what - 'The search' */
export const showLoadFailure = (what: string, onAction: () => void) =>
  showToast({
    text: `${what} could not be loaded. Check the connection.`,
    tone: 'attention',
    action: { label: 'Try again', onAction },
  });
