import type { JobData } from '@/content/page-data';

export function JobPage({ data }: { data: JobData }) {
  return <h1>{data.title}</h1>;
}
