import { useState } from 'react';
import { useOrigin } from '@/dashboard/hooks/use-workspace';
import { anchors } from '@/routes/anchors';
import { readStored, writeStored } from '@/platform/storage';

const key = 'portal-keeps-sample';

/** Whether to offer a start without the sample, and a function that ends the offer on this device. */
export function useSampleOffer(): [boolean, () => void] {
  const { base } = useOrigin();
  const [keeps, setKeeps] = useState(() => readStored(key, (value) => value === true || null) ?? false);
  const dismiss = () => {
    // The pressed button is removed.
    document.getElementById(anchors.main)?.focus({ preventScroll: true });
    writeStored(key, true);
    setKeeps(true);
  };
  return [base === 'sample' && !keeps, dismiss];
}
