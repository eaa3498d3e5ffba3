import { foldKey, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import { byPlace } from '@/dashboard/figures/training';
import { perObject } from '@/lib/remembered';
import type { TagCount } from '@/dashboard/parts/tag-filter/tag-filter';
import type { Resource } from '@/dashboard/model/records/records';

export interface ResourceFilter {
  text: string;
  tags: readonly string[];
  /** Ids to keep; null keeps all. */
  only: ReadonlySet<string> | null;
}

/** The searched fields and the weight of a match in each. */
const fields = [
  { weight: 4, of: ({ title }: Resource) => title },
  { weight: 2, of: ({ tags, summary }: Resource) => `${tags.join(' ')} ${summary}` },
  { weight: 1, of: ({ body }: Resource) => body.join(' ') },
] as const;

const folded = perObject((resource: Resource) => fields.map(({ of }) => foldKey(of(resource))));

/** The score of a resource; 0 where a word is missing. */
function scoreOf(resource: Resource, words: readonly string[]): number {
  const texts = folded(resource);
  let score = 0;
  for (const word of words) {
    const index = texts.findIndex((text) => text.includes(word));
    if (index < 0) return 0;
    score += fields[index]!.weight;
  }
  return score;
}

/** The resources that match a filter: best match first, then in the order of the authors. */
export function findResources(
  resources: readonly Resource[],
  { text, tags, only }: ResourceFilter,
): readonly Resource[] {
  const words = searchWords(text);
  return resources
    .filter(({ id, tags: own }) => (only === null || only.has(id)) && tags.every((tag) => own.includes(tag)))
    .map((resource) => ({ resource, score: words.length === 0 ? 1 : scoreOf(resource, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byPlace(a.resource, b.resource))
    .map(({ resource }) => resource);
}

/** The number of resources that each tag would leave. Chosen tags stay in the list, also with none. */
export function countTags(resources: readonly Resource[], filter: ResourceFilter): readonly TagCount[] {
  const all = [...new Set(resources.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'en'));
  const left = findResources(resources, filter);
  return all
    .map((tag) => ({ tag, count: left.filter(({ tags }) => tags.includes(tag)).length }))
    .filter(({ tag, count }) => count > 0 || filter.tags.includes(tag));
}

/** Up to four resources that share tags with this one, most shared tags first. */
export function relatedTo(resource: Resource, resources: readonly Resource[]): readonly Resource[] {
  const shared = ({ tags }: Resource) => tags.filter((tag) => resource.tags.includes(tag)).length;
  return resources
    .filter((other) => other.id !== resource.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byPlace(a, b))
    .slice(0, 4);
}
