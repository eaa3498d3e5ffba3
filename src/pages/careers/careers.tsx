import type { CareersData } from '@/content/page-data';

export function CareersPage({ data }: { data: CareersData }) {
  return <h1>{data.title}</h1>;
}
