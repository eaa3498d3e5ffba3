import { useState } from 'react';
import { deleteLesson, moveLesson, publishCourse } from '@/dashboard/commands/training/edit-courses';
import { mayEdit } from '@/dashboard/figures/authorship';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useRun } from '@/dashboard/hooks/use-run';
import { useMe } from '@/dashboard/hooks/use-workspace';
import type { Course, Lesson } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { counted } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { ContentList } from './content-list';
import { ContentReader } from './content-reader';
import { ContentStatus, filesFact, moveItems, readOnlyItems } from './content-status';
import { CourseDialog } from './course-dialog';
import { LessonDialog } from './lesson-dialog';
import { wordCount } from './reading-minutes';
import * as s from './course-page.module.scss';

export interface CoursePageProps {
  course: Course;
}

/** One course: its summary, its status and its lessons in order. */
export function CoursePage({ course }: CoursePageProps) {
  const me = useMe();
  const run = useRun();
  const [edited, setEdited] = useState<{ lessonId: string | null } | null>(null);
  const [read, setRead] = useState<Lesson | null>(null);
  const [editing, setEditing] = useState(false);
  const { lessons, status } = course;
  const mine = mayEdit(me, course);
  const isPublished = status === 'published';
  const add = mine && (
    <Button
      size="compact"
      icon={<Icon name="plus" size={18} />}
      onClick={() => setEdited({ lessonId: null })}
    >
      Add lesson
    </Button>
  );
  const press = useDoublePress();
  /** The same button then unpublishes, so a second press right after the first must not count. */
  const publish = () => {
    if (press.isDoublePress()) return;
    press.onDecided();
    void run(publishCourse(course.id, isPublished ? 'draft' : 'published'));
  };
  const act = (id: string, action: string) => {
    const lesson = lessons.find((each) => each.id === id);
    if (!lesson) return;
    if (action === 'read') setRead(lesson);
    else if (action === 'edit') setEdited({ lessonId: id });
    else if (action === 'delete') return run(deleteLesson(course.id, lesson));
    else return run(moveLesson(course.id, lesson, action === 'up' ? -1 : 1));
  };
  return (
    <>
      <Panel title="About this course" aside={<ContentStatus status={status} />}>
        <p className={s.summary}>{course.summary}</p>
        {mine ? (
          <div className={s.actions}>
            <Button size="compact" variant="outline" onClick={() => setEditing(true)}>
              Edit title and summary
            </Button>
            {lessons.length > 0 && (
              <Button size="compact" variant={isPublished ? 'outline' : 'solid'} onClick={publish}>
                {isPublished ? 'Unpublish' : 'Publish'}
              </Button>
            )}
          </div>
        ) : (
          <p className={s.note}>Only an admin or the author can change this course.</p>
        )}
      </Panel>
      <Panel title="Lessons" aside={lessons.length > 0 && add}>
        {lessons.length === 0 ? (
          <Empty title="No lessons yet" action={add}>
            Interns read a course lesson by lesson. A course with a lesson can be published.
          </Empty>
        ) : (
          <ContentList
            label="Lessons"
            rows={lessons.map((lesson, index) => ({
              id: lesson.id,
              title: `${index + 1}. ${lesson.title}`,
              detail: `${lesson.minutes} min, ${counted(wordCount(lesson.body.join(' ')), 'word')}${filesFact(lesson.fileIds)}`,
              actions: mine
                ? [
                    { id: 'edit', label: 'Edit', icon: 'pencil' },
                    ...moveItems(index, lessons.length),
                    { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
                  ]
                : readOnlyItems,
            }))}
            onAction={act}
          />
        )}
      </Panel>
      {edited && <LessonDialog course={course} lessonId={edited.lessonId} onClose={() => setEdited(null)} />}
      {read && <ContentReader content={read} onClose={() => setRead(null)} />}
      {editing && <CourseDialog course={course} onClose={() => setEditing(false)} />}
    </>
  );
}
