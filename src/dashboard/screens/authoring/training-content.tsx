import { internsOf } from '@/dashboard/figures/own-interns';
import { useTexts } from '@/dashboard/hooks/use-texts';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import type { PortalRouteId } from '@/routes/portal-table';
import { CoursesView } from './courses-view';
import { ResourcesView } from './resources-view';

const views = { courses: 'Courses', assignments: 'Assignments', resources: 'Resources' } as const;
type View = keyof typeof views;

const loadCoursePage = onceUnlessFailed(async () => (await import('./course-page')).CoursePage);
/** Assignments alone have a date. */
const loadAssignments = segmented.beside(async () => (await import('./assignments-view')).AssignmentsView);

const isView = (value: string | null): value is View => value !== null && Object.hasOwn(views, value);

/** The admin's courses, assignments and resources for interns. */
export function TrainingContentScreen() {
  return (
    <Content
      route="training-content"
      lead="What interns read and do. They see published courses and resources only."
    />
  );
}

/** The same for a mentor, who edits own courses and resources and gives assignments to own interns. */
export function MentorContentScreen() {
  const me = useMe();
  const people = useRecords('people');
  const courses = useRecords('courses');
  const resources = useRecords('resources');
  const isAuthor =
    internsOf(people, me).length > 0 || [...courses, ...resources].some(({ authorId }) => authorId === me.id);
  if (isAuthor)
    return (
      <Content
        route="mentor-content"
        lead="You can edit the courses and resources that you write, and give assignments to your interns."
      />
    );
  return (
    <Screen route="mentor-content">
      <Panel title="Training content" titleHidden>
        <Empty title="You don’t mentor any interns">
          Mentors write courses, assignments and resources here. An admin chooses the mentor of each intern.
        </Empty>
      </Panel>
    </Screen>
  );
}

interface ContentProps {
  route: PortalRouteId;
  lead: string;
}

function Content({ route, lead }: ContentProps) {
  const courses = useRecords('courses');
  const texts = useTexts();
  const { values, hrefWith, change } = useSearchParams(['view', 'course']);
  const root = useFocusOnChange(values.course ?? '');
  const page = usePart(loadCoursePage, values.course !== null);
  const view = isView(values.view) ? values.view : 'courses';
  const assignments = usePart(loadAssignments, view === 'assignments');

  // A record that is edited without its text would lose it.
  if (!texts.Part)
    return (
      <Screen route={route} lead={lead}>
        <Panel title="Training content" titleHidden>
          <LoadFailure parts={[texts]} />
          {!texts.failed && <Skeleton count={6} />}
        </Panel>
      </Screen>
    );

  if (values.course !== null) {
    const course = courses.find(({ id }) => id === values.course);
    return (
      <Screen
        ref={root}
        route={route}
        title={course?.title ?? 'Course not found'}
        actions={
          <Button
            variant="outline"
            size="compact"
            icon={<Icon name="arrow-left" size={18} />}
            href={hrefWith({ course: null })}
          >
            All courses
          </Button>
        }
      >
        <LoadFailure parts={[page]} />
        {!course ? (
          <Panel title="Course not found" titleHidden>
            <Empty title="There is no course at this link">It may have been deleted.</Empty>
          </Panel>
        ) : page.Part ? (
          <page.Part key={course.id} course={course} />
        ) : (
          !page.failed && (
            <Panel title="Course" titleHidden aria-busy="true">
              <Skeleton shape="rows" count={6} />
            </Panel>
          )
        )}
      </Screen>
    );
  }
  return (
    <Screen ref={root} route={route} lead={lead}>
      <ChoiceLinks
        label="Kinds of content"
        choices={(Object.keys(views) as View[]).map((id) => ({
          label: views[id],
          href: hrefWith({ view: id === 'courses' ? null : id }),
          current: id === view,
        }))}
      />
      {view === 'courses' && (
        <CoursesView hrefOf={(course) => hrefWith({ course })} onOpen={(course) => change({ course })} />
      )}
      <LoadFailure parts={[assignments]} />
      {view === 'assignments' &&
        (assignments.Part ? (
          <assignments.Part />
        ) : (
          !assignments.failed && (
            <Panel title="Assignments" aria-busy="true">
              <Skeleton count={6} />
            </Panel>
          )
        ))}
      {view === 'resources' && <ResourcesView />}
    </Screen>
  );
}
