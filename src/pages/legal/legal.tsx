import type { LegalData } from '@/content/page-data';

export function LegalPage({ data }: { data: LegalData }) {
  return <h1>{data.title}</h1>;
}
