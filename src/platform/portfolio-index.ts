import type { PortfolioIndex } from '@/content/page-data';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { portfolioIndexPath } from '@/routes/paths';

/** All projects with their search fields, fetched once. A failure is not cached, so the next call retries. */
export const portfolioIndex = onceUnlessFailed(async (): Promise<PortfolioIndex> => {
  const answer = await fetch(portfolioIndexPath);
  if (!answer.ok) throw new Error(`The list of projects could not be loaded: status ${answer.status}.`);
  return (await answer.json()) as PortfolioIndex;
});
