import type { ProjectCategoryData } from '@/content/page-data';

export function ProjectCategoryPage({ data }: { data: ProjectCategoryData }) {
  return <h1>{data.title}</h1>;
}
