import type { BlogData } from '@/content/page-data';

export function BlogPage({ data }: { data: BlogData }) {
  return <h1>{data.title}</h1>;
}
