import type { Assignment, Course, CourseProgress, SeedRecords } from '@/dashboard/model/records/records';
import { slugOf } from '@/lib/slug';
import { rows } from './chance';
import { createWhen, type SampleTime, type When } from './when';

/** Lines that start with `#` are courses (title | summary); those below are their lessons (title | minutes). */
const courseTable = `
#Semantic pages|Say what a thing is, and every reader gets it: people, machines, the keyboard.
Elements before classes|14
Headings are a table of contents|12
Forms that lose nothing|22
Pictures in words|14
#Fast on a slow phone|Where the time of a first visit goes, and how to win it back.
A budget before a design|12
Reading a trace|26
Fonts, pictures, scripts|20
Measuring for real|16
#Working with clients|How we listen, write and decide with the people who pay for the work.
The first conversation|15
Minutes that people read|11
Showing work early|15
Saying no with a reason|15
#Colour, type and motion|The three means of the house, and their limits.
Contrast is a number|12
Type that holds|18
Motion with a reason|18
Drawing one line|17`;

/** Courses without the words of their lessons: those load apart. */
function createCourses(): Course[] {
  const courses: Course[] = [];
  for (const [first = '', second = ''] of rows(courseTable)) {
    if (first.startsWith('#'))
      courses.push({
        id: slugOf(first),
        revision: 0,
        title: first.slice(1),
        summary: second,
        lessons: [],
        status: 'published',
        authorId: null,
        position: 0,
      });
    else {
      const course = courses.at(-1)!;
      const lesson = { id: `${slugOf(first)}`, title: first, minutes: Number(second), body: [], fileIds: [] };
      courses[courses.length - 1] = { ...course, lessons: [...course.lessons, lesson] };
    }
  }
  return courses;
}

/** Creates the interns' progress. None has finished everything. */
function createProgress(courses: readonly Course[]): CourseProgress[] {
  const done: readonly (readonly [personId: string, course: number, lessons: number])[] = [
    ['test-intern', 0, 4],
    ['test-intern', 1, 2],
    ['test-intern', 2, 1],
    ['teo-ferran', 0, 4],
    ['teo-ferran', 1, 4],
    ['teo-ferran', 3, 1],
    ['sena-oduya', 3, 2],
    ['una-fjord', 2, 3],
  ];
  return done.map(([personId, place, count]) => {
    const { id, lessons } = courses[place]!;
    const ids = lessons.slice(0, count).map((lesson) => lesson.id);
    return {
      id: `${personId}:${id}`,
      revision: 0,
      personId,
      courseId: id,
      doneLessonIds: ids,
      lastLessonId: (lessons[count] ?? lessons.at(-1)!).id,
    };
  });
}

/** One assignment is due, one was returned with feedback, one was accepted, two wait for an answer. */
function createAssignments(when: When): Assignment[] {
  const assignment = (given: Partial<Assignment> & Pick<Assignment, 'id' | 'title' | 'brief' | 'dueOn'>) => ({
    revision: 0,
    personId: 'test-intern',
    courseId: null,
    status: 'open' as const,
    submission: null,
    earlier: [],
    feedback: [],
    fileIds: [],
    ...given,
  });
  const submittedAgo = (days: number, link: string, note: string) => ({
    link,
    note,
    fileId: null,
    at: when.ago({ days }),
  });
  return [
    assignment({
      id: 'page-weight',
      courseId: 'fast-on-a-slow-phone',
      title: 'Weigh three pages',
      brief:
        'Load three pages that you use every week on a phone with a cold cache. Write down the kilobytes and when you could read. Name the change that would help most.',
      dueOn: when.day(3),
    }),
    assignment({
      id: 'form-exercise',
      courseId: 'semantic-pages',
      title: 'A form that loses nothing',
      brief:
        'Build a form with three fields. Every error is tied to its field, the keyboard is enough, and a reload gives back what was typed.',
      dueOn: when.day(5),
      status: 'returned',
      submission: submittedAgo(3, 'https://code.example/test-intern/form', 'The reload is still missing.'),
      feedback: [
        {
          text: 'Labels and order are right. Tie each error to its field and keep the draft while typing. Then submit it again.',
          byId: 'ilan-voss',
          at: when.ago({ hours: 5 }),
        },
      ],
    }),
    assignment({
      id: 'outline',
      courseId: 'semantic-pages',
      title: 'The outline of a page',
      brief:
        'Write the headings of a project page. Somebody else should be able to guess the text below each.',
      dueOn: when.day(-24),
      status: 'accepted',
      submission: submittedAgo(26, 'https://code.example/test-intern/outline', ''),
      feedback: [{ text: 'Clear and short. Accepted.', byId: 'ilan-voss', at: when.ago({ days: 24 }) }],
    }),
    assignment({
      id: 'tide-trace',
      personId: 'teo-ferran',
      courseId: 'fast-on-a-slow-phone',
      title: 'Explain one long task',
      brief:
        'Record the ferry app while it opens. Explain its longest task in five sentences and propose a smaller one.',
      dueOn: when.day(-1),
      status: 'submitted',
      submission: submittedAgo(
        1,
        'https://code.example/teo-ferran/trace',
        'The trace is in the folder beside the text.',
      ),
    }),
    assignment({
      id: 'minutes',
      personId: 'una-fjord',
      courseId: 'working-with-clients',
      title: 'Minutes of a client meeting',
      brief: 'Write half a page: what was decided, who does what by when, what stays open.',
      dueOn: when.day(2),
      status: 'submitted',
      submission: submittedAgo(2, '', 'The client has agreed to every line.'),
    }),
    assignment({
      id: 'type-scale',
      personId: 'sena-oduya',
      courseId: 'colour-type-and-motion',
      title: 'A type scale for small screens',
      brief: 'Set a page in five sizes. Keep what survives 320 pixels and text at 200 percent.',
      dueOn: when.day(8),
    }),
  ];
}

/** Creates the records that the intern's first screen shows besides the base. Loaded for that screen, or with the rest. */
export function createTraining({ today, at }: SampleTime): SeedRecords {
  const courses = createCourses();
  return {
    courses,
    courseProgress: createProgress(courses),
    assignments: createAssignments(createWhen(today, at)),
  };
}
