import type { PostData } from '@/content/page-data';

export function PostPage({ data }: { data: PostData }) {
  return <h1>{data.title}</h1>;
}
