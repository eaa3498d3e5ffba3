import type { AboutData } from '@/content/page-data';

export function AboutPage({ data }: { data: AboutData }) {
  return <h1>{data.title}</h1>;
}
