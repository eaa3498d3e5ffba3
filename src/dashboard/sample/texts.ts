import type { SeedRecords } from '@/dashboard/model/records/records';
import { lessonTexts } from './lessons/lesson-texts';
import { resourceTexts } from './resource-texts';

/** The blocks of Markdown under each `# id`, separated by blank lines. */
function parse(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .trim()
      .split(/^# /m)
      .slice(1)
      .map((part) => {
        const [id = '', ...blocks] = part.trim().split(/\n{2,}/);
        return [id, blocks] as const;
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
