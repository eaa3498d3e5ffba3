import type { ServicesData } from '@/content/page-data';

export function ServicesPage({ data }: { data: ServicesData }) {
  return <h1>{data.title}</h1>;
}
