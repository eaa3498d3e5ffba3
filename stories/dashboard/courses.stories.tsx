import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CoursesScreen } from '@/dashboard/screens/training/courses/courses';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const meta = {
  component: CoursesScreen,
  decorators: [withToasts, inPortal({ role: 'intern' })],
  parameters: { layout: 'fullscreen', path: portalPath('courses') },
} satisfies Meta<typeof CoursesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Record<string, string>) => ({ path: portalPath('courses', query) });
const course = 'fast-on-a-slow-phone';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    const whole = within(canvas.getByRole('region', { name: 'Your training' }));
    await expect(whole.getByText('44%')).toBeVisible();
    await expect(whole.getByText('7 of 16 lessons done, about 2 h 22 min left')).toBeVisible();
    await expect(whole.getByRole('progressbar', { name: 'Your training' })).toHaveAttribute(
      'aria-valuenow',
      '44',
    );
    await expect(whole.getByRole('link', { name: 'Resume: lesson 3' })).toHaveAttribute(
      'href',
      portalPath('courses', { course, lesson: 'fonts-pictures-scripts' }),
    );
    const one = within(canvas.getByRole('region', { name: 'Fast on a slow phone' }));
    await expect(one.getByText('50%')).toBeVisible();
    await expect(one.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const NotStarted: Story = {
  parameters: seeded((sample) => ({ ...sample, courseProgress: [] })),
  play: async ({ canvas }) => {
    const whole = within(canvas.getByRole('region', { name: 'Your training' }));
    await expect(whole.getByText('0%')).toBeVisible();
    await expect(whole.getByRole('link', { name: 'Start: lesson 1' })).toBeVisible();
  },
};

export const AllFinished: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    courseProgress: sample.courses!.map(({ id, lessons }) =>
      blankRecord('courseProgress', {
        id: `test-intern:${id}`,
        personId: 'test-intern',
        courseId: id,
        doneLessonIds: lessons.map((lesson) => lesson.id),
        lastLessonId: lessons.at(-1)!.id,
      }),
    ),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You finished every course. They stay here for reference.')).toBeVisible();
    await expect(canvas.getAllByText('Finished')).toHaveLength(4);
    await expect(canvas.getAllByText('100%')).toHaveLength(5);
  },
};

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, courses: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses yet')).toBeVisible();
  },
};

export const ALesson: Story = {
  parameters: at({ course, lesson: 'fonts-pictures-scripts' }),
  play: async ({ canvas }) => {
    const lesson = within(canvas.getByRole('region', { name: 'Fonts, pictures, scripts' }));
    await expect(lesson.getByText('Lesson 3 of 4, 20 min')).toBeVisible();
    await expect(
      await lesson.findByRole('heading', { level: 3, name: 'Fonts: which letters?' }),
    ).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Fast on a slow phone' }));
    await expect(list.getByText('2 of 4, 50%')).toBeVisible();
    await expect(list.getByRole('link', { name: /Fonts, pictures, scripts/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ALessonOnAPhone: Story = {
  ...ALesson,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Known only once it is laid out, and axe asks for it.
    await expect(await canvas.findByRole('group', { name: 'Code, HTML' })).toBeVisible();
  },
};

export const ACourse: Story = {
  parameters: at({ course: 'working-with-clients' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Working with clients' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Resume: lesson 2' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /The first conversation \(done\)/ })).toBeVisible();
  },
};

export const LoadingTheText: Story = {
  parameters: {
    ...at({ course, lesson: 'fonts-pictures-scripts' }),
    ...seeded((sample) => ({
      ...sample,
      courses: sample.courses!.map((one) => ({
        ...one,
        lessons: one.lessons.map((lesson) => ({ ...lesson, body: [] })),
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the text')).toBeInTheDocument();
  },
};

export const UnknownLesson: Story = {
  parameters: at({ course, lesson: 'gone' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lesson not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open Fast on a slow phone' }));
    await expect(canvas.getByRole('link', { name: 'Resume: lesson 3' })).toBeVisible();
  },
};

export const UnknownCourse: Story = {
  parameters: at({ course: 'gone' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Course not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'View all courses' }));
    await expect(canvas.getByRole('region', { name: 'Your training' })).toBeVisible();
  },
};

export const CompletesAndContinues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Resume: lesson 3' }));
    await expect(canvas.getByRole('region', { name: 'Fonts, pictures, scripts' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done and continue' }));
    const last = await canvas.findByRole('region', { name: 'Measuring for real' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getByText('3 of 4, 75%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done and finish' }));
    await expect(await canvas.findByText('You have read every lesson of this course.')).toBeVisible();
    await expect(canvas.getByText('4 of 4, 100%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next course: Working with clients' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All courses' }));
    await expect(canvas.getByText('9 of 16 lessons done, about 1 h 46 min left')).toBeVisible();
  },
};

export const CompletedWithTheKeyboardAndUndone: Story = {
  parameters: at({ course, lesson: 'measuring-for-real' }),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mark as done and continue' }).focus();
    await userEvent.keyboard('{Enter}');
    // The lesson that was left out comes next, round the course's end.
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Fonts, pictures, scripts' })).toHaveFocus(),
    );
    await expect(canvas.getByText('3 of 4, 75%')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('2 of 4, 50%')).toBeVisible());
  },
};

export const MarksAsNotDone: Story = {
  parameters: at({ course, lesson: 'a-budget-before-a-design' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as not done' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as done and continue' })).toBeVisible();
    await expect(canvas.getByText('1 of 4, 25%')).toBeVisible();
  },
};
