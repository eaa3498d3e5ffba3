import { foldKey, perRecord, searchWords } from '@/dashboard/parts/data-table/rows/fold-key';
import type { TagCount } from '@/dashboard/parts/tag-filter/tag-filter';
import type { Resource } from '@/dashboard/model/records/records';

export interface ResourceFilter {
  /** What was typed: a resource has to hold each of its words somewhere. */
  text: string;
  /** A resource has to have each of them. */
  tags: readonly string[];
  /** Ids to keep; null keeps all. */
  only: ReadonlySet<string> | null;
}

/** What a word is looked for in, and how much it says where it is found. */
const fields = [
  { weight: 4, of: ({ title }: Resource) => title },
  { weight: 2, of: ({ tags, summary }: Resource) => `${tags.join(' ')} ${summary}` },
  { weight: 1, of: ({ body }: Resource) => body.join(' ') },
] as const;

const folded = perRecord((resource: Resource) => fields.map(({ of }) => foldKey(of(resource))));

/** How well a resource answers; 0 where a word is missing. */
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

const byTitle = (a: Resource, b: Resource) => a.title.localeCompare(b.title);

/** The resources that a filter keeps: those that answer best first, else by their titles. */
export function findResources(
  resources: readonly Resource[],
  { text, tags, only }: ResourceFilter,
): readonly Resource[] {
  const words = searchWords(text);
  return resources
    .filter(({ id, tags: own }) => (only === null || only.has(id)) && tags.every((tag) => own.includes(tag)))
    .map((resource) => ({ resource, score: words.length === 0 ? 1 : scoreOf(resource, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byTitle(a.resource, b.resource))
    .map(({ resource }) => resource);
}

/** Every tag with how many resources it would leave if it were pressed too. Chosen tags stay, also with none. */
export function countTags(resources: readonly Resource[], filter: ResourceFilter): readonly TagCount[] {
  const all = [...new Set(resources.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  const left = findResources(resources, filter);
  return all
    .map((tag) => ({ tag, count: left.filter(({ tags }) => tags.includes(tag)).length }))
    .filter(({ tag, count }) => count > 0 || filter.tags.includes(tag));
}

/** Up to four others that share tags with a resource, those that share most first. */
export function relatedTo(resource: Resource, resources: readonly Resource[]): readonly Resource[] {
  const shared = ({ tags }: Resource) => tags.filter((tag) => resource.tags.includes(tag)).length;
  return resources
    .filter((other) => other.id !== resource.id && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byTitle(a, b))
    .slice(0, 4);
}
