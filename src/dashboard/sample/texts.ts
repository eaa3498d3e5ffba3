import type { SeedRecords } from '@/dashboard/model/records/records';
import { lessonTexts } from './lesson-texts';
import { resourceTexts } from './resource-texts';

/** The paragraphs under each id: a line `# id`, then a line each. */
function parse(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .trim()
      .split('\n# ')
      .map((block) => {
        const [id = '', ...paragraphs] = block.replace(/^# /, '').split('\n');
        return [id, paragraphs.filter(Boolean)] as const;
      }),
  );
}

/** Puts the words of lessons and resources into a sample that was made without them. */
export function withTexts(seed: SeedRecords): SeedRecords {
  const lessonBodies = parse(lessonTexts);
  const resourceBodies = parse(resourceTexts);
  return {
    ...seed,
    courses: seed.courses?.map((course) => ({
      ...course,
      lessons: course.lessons.map((lesson) => ({ ...lesson, body: lessonBodies.get(lesson.id) ?? [] })),
    })),
    resources: seed.resources?.map((resource) => ({
      ...resource,
      body: resourceBodies.get(resource.id) ?? [],
    })),
  };
}
