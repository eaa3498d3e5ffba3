import type { PortfolioData } from '@/content/page-data';

export function PortfolioPage({ data }: { data: PortfolioData }) {
  return <h1>{data.title}</h1>;
}
