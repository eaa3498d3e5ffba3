import type { TeamData } from '@/content/page-data';

export function TeamPage({ data }: { data: TeamData }) {
  return <h1>{data.title}</h1>;
}
