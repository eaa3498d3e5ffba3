import { onceUnlessFailed } from '@/lib/once-unless-failed';

/** The code of `floating.tsx`: what no page needs before its first input, a change of page included. */
export const lateCode = onceUnlessFailed(async () => {
  const { Floating, changePage } = await import('./floating');
  return { Floating, changePage };
});
