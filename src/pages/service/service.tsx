import type { ServiceData } from '@/content/page-data';

export function ServicePage({ data }: { data: ServiceData }) {
  return <h1>{data.title}</h1>;
}
