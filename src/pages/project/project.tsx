import type { ProjectData } from '@/content/page-data';

export function ProjectPage({ data }: { data: ProjectData }) {
  return <h1>{data.title}</h1>;
}
