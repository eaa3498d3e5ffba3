import type { SearchData } from '@/content/page-data';

export function SearchPage({ data }: { data: SearchData }) {
  return <h1>{data.title}</h1>;
}
