import { useState } from 'react';
import { deleteCourse, publishCourse } from '@/dashboard/commands/training/edit-courses';
import { moveContent } from '@/dashboard/commands/training/move-content';
import { mayEdit } from '@/dashboard/figures/authorship';
import { orderedCourses } from '@/dashboard/figures/training';
import { useRun } from '@/dashboard/hooks/use-run';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Course } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { counted } from '@/dashboard/words/count';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { ContentList } from './content-list';
import { ContentStatus, moveItems, publishItem } from './content-status';
import { CourseDialog } from './course-dialog';

export interface CoursesViewProps {
  hrefOf: (courseId: string) => string;
  /** Opens a new course. */
  onOpen: (courseId: string) => void;
}

/** All courses that the person may see, in the interns' order. */
export function CoursesView({ hrefOf, onOpen }: CoursesViewProps) {
  const me = useMe();
  const run = useRun();
  const all = useRecords('courses');
  const progress = useRecords('courseProgress');
  const [edited, setEdited] = useState<Course | 'new' | null>(null);
  const [asked, setAsked] = useState<Course | null>(null);
  const courses = orderedCourses(all).filter(
    (course) => course.status === 'published' || mayEdit(me, course),
  );
  const learners = (id: string) => progress.filter(({ courseId }) => courseId === id).length;
  const add = (
    <Button size="compact" icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
      Add course
    </Button>
  );
  const act = (id: string, action: string) => {
    const course = all.find((each) => each.id === id);
    if (!course) return;
    if (action === 'edit') setEdited(course);
    else if (action === 'up' || action === 'down')
      return run(moveContent('courses', id, action === 'up' ? -1 : 1));
    else if (action === 'draft' || action === 'published') return run(publishCourse(id, action));
    else if (learners(id) > 0) setAsked(course);
    else return run(deleteCourse(id));
  };

  return (
    <Panel title="Courses" aside={courses.length > 0 && add}>
      {courses.length === 0 ? (
        <Empty title="No courses yet" action={add}>
          Add a course, write its lessons, then publish it for the interns.
        </Empty>
      ) : (
        <ContentList
          label="Courses"
          rows={courses.map((course, index) => ({
            id: course.id,
            title: course.title,
            href: hrefOf(course.id),
            detail: `${counted(course.lessons.length, 'lesson')}, ${hoursAndMinutes(
              course.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
            )}`,
            badge: <ContentStatus status={course.status} />,
            actions: mayEdit(me, course)
              ? [
                  { id: 'edit', label: 'Edit', icon: 'pencil' },
                  ...(me.kind === 'admin' ? moveItems(index, courses.length) : []),
                  publishItem(course.status),
                  { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
                ]
              : [],
          }))}
          onAction={act}
        />
      )}
      {edited && (
        <CourseDialog
          course={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onAdded={({ id }) => {
            setEdited(null);
            onOpen(id);
          }}
        />
      )}
      {asked && (
        <QuestionDialog
          title={`Delete ${asked.title}?`}
          onClose={() => setAsked(null)}
          actions={
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                setAsked(null);
                void run(deleteCourse(asked.id));
              }}
            >
              Delete {asked.title}
            </Button>
          }
        >
          <p>
            {counted(learners(asked.id), 'intern has', 'interns have')} begun this course. It is deleted with
            its {counted(asked.lessons.length, 'lesson')}. Assignments stay, without the course.
          </p>
          <p>To hide it from interns only, unpublish it instead. You can undo this.</p>
        </QuestionDialog>
      )}
    </Panel>
  );
}
