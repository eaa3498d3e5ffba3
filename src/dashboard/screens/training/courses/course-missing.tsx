import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Course } from '@/dashboard/model/records/records';

export interface CourseMissingProps {
  /** The course whose lesson is missing; null where the course itself is. */
  course: Course | null;
  /** URL of the course, or of all courses if the course itself is missing. */
  href: string;
}

/** An address that leads to no course, or to no lesson of one. */
export function CourseMissing({ course, href }: CourseMissingProps) {
  return (
    <Panel title={course ? course.title : 'Course'} titleHidden={!course}>
      <Empty
        title={course ? 'Lesson not found' : 'Course not found'}
        action={
          <Button size="compact" href={href}>
            {course ? `Open ${course.title}` : 'View all courses'}
          </Button>
        }
      >
        It may have been renamed or removed.
      </Empty>
    </Panel>
  );
}
