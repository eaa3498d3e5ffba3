import { useEffect } from 'react';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { perObject } from '@/lib/remembered';
import { usePart, type LatePart } from '@/lib/use-part';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { useWorkspace } from './use-workspace';

const loaderFor = perObject((workspace: Workspace) =>
  onceUnlessFailed(async () => {
    await workspace.loadTexts();
    return true;
  }),
);

/** Whether the texts of lessons and resources are there. Retries when the network returns. */
export function useTexts(): LatePart<boolean> {
  const texts = usePart(loaderFor(useWorkspace()), true);
  const { prepare } = texts;
  useEffect(() => {
    window.addEventListener('online', prepare);
    return () => window.removeEventListener('online', prepare);
  }, [prepare]);
  return texts;
}
