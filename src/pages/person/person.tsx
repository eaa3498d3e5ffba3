import type { PersonData } from '@/content/page-data';

export function PersonPage({ data }: { data: PersonData }) {
  return <h1>{data.name}</h1>;
}
