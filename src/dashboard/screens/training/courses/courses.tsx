import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Screen } from '@/dashboard/parts/screen/screen';
import { progressId } from '@/dashboard/figures/training';
import { useCourses } from '@/dashboard/hooks/use-courses';
import { useTexts } from '@/dashboard/hooks/use-texts';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { CourseList } from './course-list';
import { CourseMissing } from './course-missing';
import { CourseView } from './course-view';

/** An intern's courses with the progress of each. The address can name one of them, or one of its lessons. */
export function CoursesScreen() {
  useTexts();
  const me = useMe();
  const courses = useCourses();
  const progress = useRecords('courseProgress');
  const { values, hrefWith, change } = useSearchParams(['course', 'lesson']);
  const root = useFocusOnChange(`${values.course}/${values.lesson}`);

  if (values.course === null)
    return (
      <Screen
        ref={root}
        route="courses"
        lead="Short lessons on how we work. Read them in your own order; each course remembers where you stopped."
      >
        <CourseList
          {...{ courses, progress }}
          personId={me.id}
          hrefOf={({ course, lesson = null }) => hrefWith({ course, lesson })}
        />
      </Screen>
    );

  const course = courses.find(({ id }) => id === values.course);
  const lesson = course?.lessons.find(({ id }) => id === values.lesson);
  const all = (
    <Button
      variant="outline"
      size="compact"
      icon={<Icon name="arrow-left" size={18} />}
      href={hrefWith({ course: null, lesson: null })}
    >
      All courses
    </Button>
  );
  return (
    <Screen ref={root} route="courses" actions={all}>
      {course && (lesson || values.lesson === null) ? (
        <CourseView
          key={course.id}
          course={course}
          lesson={lesson ?? null}
          courses={courses}
          progress={progress.find(({ id }) => id === progressId(me.id, course.id)) ?? null}
          personId={me.id}
          hrefOf={({ course: id, lesson: lessonId = null }) => hrefWith({ course: id, lesson: lessonId })}
          onGo={({ lesson: lessonId }) => change({ lesson: lessonId })}
        />
      ) : (
        <CourseMissing
          course={course ?? null}
          href={hrefWith({ lesson: null, course: course?.id ?? null })}
        />
      )}
    </Screen>
  );
}
