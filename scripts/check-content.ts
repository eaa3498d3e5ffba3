/**
 * Holds the owner's content against `src/content/schema.ts`. What is wrong is told with its file, field and what was
 * expected, and stops the build.
 */
import * as v from 'valibot';
import { pathToFileURL } from 'node:url';
import { brand } from '../src/content/brand';
import { navigation } from '../src/content/navigation';
import { plates } from '../src/content/plates';
import { projects } from '../src/content/projects';
import * as schema from '../src/content/schema';
import { services } from '../src/content/services';
import { team } from '../src/content/team';

interface Source {
  file: string;
  schema: v.GenericSchema;
  data: unknown;
}

const sources: readonly Source[] = [
  { file: 'src/content/brand.ts', schema: schema.brandSchema, data: brand },
  { file: 'src/content/navigation.ts', schema: schema.navigationSchema, data: navigation },
  { file: 'src/content/services.ts', schema: schema.servicesSchema, data: services },
  { file: 'src/content/projects.ts', schema: schema.projectsSchema, data: projects },
  { file: 'src/content/team.ts', schema: schema.teamSchema, data: team },
];

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** What is wrong with one file's data, a sentence each; an empty list where all is well. */
export function problemsOf({ file, schema: wanted, data }: Source): string[] {
  const result = v.safeParse(wanted, data);
  if (result.success) return [];
  return result.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? '(whole file)';
    const expected =
      issue.type === 'strict_object' && issue.expected === 'never'
        ? 'no such field'
        : ['string', 'number', 'array', 'object', 'strict_object', 'picklist', 'union'].includes(issue.type)
          ? (issue.expected ?? issue.message)
          : issue.message;
    return `${file}: ${field}: expected ${expected}, got ${show(issue.input)}`;
  });
}

/** Pictures that content names and that do not exist, and slugs that two items share. */
function crossProblems(): string[] {
  const pictures = [...projects, ...team]
    .filter(({ image }) => !(image in plates))
    .map(({ image }) => `src/content: image "${image}": expected one of ${Object.keys(plates).join(', ')}`);
  const keys = [projects.map(({ id }) => id), services.map(({ slug }) => slug), team.map(({ slug }) => slug)];
  const twice = keys.flatMap((list) => list.filter((key, index) => list.indexOf(key) !== index));
  return [
    ...pictures,
    ...twice.map((key) => `src/content: "${key}": expected a name that no other item has`),
  ];
}

/** Every problem of the content, or none. */
export function checkContent(): string[] {
  return [...sources.flatMap(problemsOf), ...crossProblems()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkContent();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      `${problems.length} mistake${problems.length > 1 ? 's' : ''} in the content: nothing was built.`,
    );
    process.exit(1);
  }
}
