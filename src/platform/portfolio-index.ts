import type { PortfolioIndex } from '@/content/page-data';
import { portfolioIndexPath } from '@/routes/paths';

let cached: Promise<PortfolioIndex> | undefined;

async function fetchIndex(): Promise<PortfolioIndex> {
  const answer = await fetch(portfolioIndexPath);
  if (!answer.ok) throw new Error(`The list of projects did not come: status ${answer.status}.`);
  return (await answer.json()) as PortfolioIndex;
}

/** All projects with their search fields, fetched once. A failure is not cached, so the next call retries. */
export function portfolioIndex(): Promise<PortfolioIndex> {
  cached ??= fetchIndex().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}
