import type { Bookmark, Resource } from '@/dashboard/model/records/records';
import { slugOf } from '@/lib/slug';
import { rows } from './chance';

/** title | tags, parted by commas | minutes | summary */
const resourceTable = `
Accessibility checklist|accessibility,checklist|1|What we try by hand before a review.
How we name things|code,writing|1|Files, classes, branches, and why.
Review etiquette|code,people|1|Ask early, answer kindly, decide quickly.
The launch list|checklist,launch|1|From domain to rollback, in order.
Writing error messages|writing,forms|1|What happened, and what to do next.
Choosing a chart|design,data|1|Four questions before the first axis.
Plain numbers|data,writing|1|Rounding, units and honest zero lines.
Interviewing users|research,people|1|A guide for the first twenty minutes.
Image sizes and formats|performance,design|1|Which width, which quality, which file.
Font loading|performance,code|1|Text that appears at once and stays put.
Keyboard patterns|accessibility,code|1|Which keys a menu, a list and a dialog answer.
Estimating work|people,clients|1|Ranges, not promises.
Time sheets, and why|people|1|What the hours are used for, and what not.
Keeping client data safe|clients,checklist|1|Least access, short lists, no attachments.`;

/** Resources without their texts, which load separately. */
export function createResources(): Resource[] {
  return rows(resourceTable).map(([title = '', tags = '', minutes, summary = '']) => ({
    id: slugOf(title),
    revision: 0,
    title,
    summary,
    tags: tags.split(','),
    minutes: Number(minutes),
    body: [],
    status: 'published',
    authorId: null,
    fileIds: [],
  }));
}

/** Creates the bookmarks of the test intern. */
export function createBookmarks(): Bookmark[] {
  return ['keyboard-patterns', 'writing-error-messages'].map((resourceId) => ({
    id: `test-intern:${resourceId}`,
    revision: 0,
    personId: 'test-intern',
    resourceId,
  }));
}
