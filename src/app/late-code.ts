import { onceUnlessFailed } from '@/lib/once-unless-failed';

const load = async () => {
  const { Floating, changePage } = await import('./floating');
  return { Floating, changePage };
};

/** The code of `floating.tsx`: what no page needs before its first input, a change of page included. */
export const lateCode = onceUnlessFailed(load);
