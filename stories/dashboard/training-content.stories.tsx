import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { TrainingContentScreen } from '@/dashboard/screens/authoring/training-content';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { dayField, typeDay } from './typed-day';
import { seeded } from './in-portal';

const meta = {
  title: 'dashboard/training content',
  component: TrainingContentScreen,
  parameters: { layout: 'fullscreen', path: portalPath('training-content') },
  decorators: inPeople,
} satisfies Meta<typeof TrainingContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Record<string, string>) => ({ path: portalPath('training-content', query) });

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Courses' }));
    await expect(list.getAllByText('Published')).toHaveLength(4);
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Course: Story = { parameters: at({ course: 'semantic-pages' }) };

export const CourseNotFound: Story = {
  parameters: at({ course: 'none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no course at this link')).toBeVisible();
  },
};

export const Assignments: Story = { parameters: at({ view: 'assignments' }) };

export const Resources: Story = { parameters: at({ view: 'resources' }) };

export const WritesAndPublishesTheFirstCourse: Story = {
  parameters: seeded((sample) => ({ ...sample, courses: [], courseProgress: [] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add course' }));
    const course = within(await canvas.findByRole('dialog', { name: 'Add course' }));
    await userEvent.type(course.getByRole('textbox', { name: 'Title' }), 'Safe forms');
    await userEvent.type(course.getByRole('textbox', { name: 'Summary' }), 'Forms that keep data.');
    await userEvent.click(course.getByRole('button', { name: 'Add course' }));
    await canvas.findByRole('heading', { level: 1, name: 'Safe forms' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add lesson' }));
    const lesson = within(await canvas.findByRole('dialog', { name: 'Add lesson' }));
    await userEvent.click(lesson.getByRole('button', { name: 'Add lesson' }));
    // The dialog may still be on its way in.
    await waitFor(() => expect(lesson.getByText('Write the lesson.')).toBeVisible());
    await userEvent.type(lesson.getByRole('textbox', { name: 'Title' }), 'Labels');
    await userEvent.type(lesson.getByRole('textbox', { name: 'Text' }), '## Why<script>x</script>');
    const preview = within(lesson.getByRole('region', { name: 'Preview' }));
    await expect(await preview.findByRole('heading', { name: 'Why<script>x</script>' })).toBeVisible();
    await userEvent.click(lesson.getByRole('button', { name: 'Add lesson' }));
    await canvas.findByText('1. Labels');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(records().all('courses')[0]!.status).toBe('published'));
    await expect(records().all('courses')[0]!.lessons[0]!.minutes).toBe(1);
  },
};

export const AttachesAndRemovesAFile: Story = {
  parameters: at({ course: 'semantic-pages' }),
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Actions for 1. Elements before classes' }),
      );
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
      return within(await canvas.findByRole('dialog', { name: 'Edit lesson' }));
    };
    let dialog = await open();
    const file = new File(['abc'], 'outline.txt', { type: 'text/plain' });
    await userEvent.upload(dialog.getByLabelText(/^Files/), file);
    await dialog.findByText('outline.txt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText(/words, 1 file$/);
    dialog = await open();
    await userEvent.upload(
      dialog.getByLabelText(/^Files/),
      new File(['abc'], 'second.txt', { type: 'text/plain' }),
    );
    await dialog.findByText('second.txt');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(
        records()
          .all('files')
          .map(({ name }) => name),
      ).toEqual(['outline.txt']),
    );
    dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove outline.txt' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(records().all('files')).toHaveLength(0));
  },
};

export const RefusesAFileThatIsTooLarge: Story = {
  parameters: at({ view: 'resources' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add resource' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add resource' }));
    const large = new File([new Uint8Array(5_000_001)], 'film.mp4', { type: 'video/mp4' });
    await userEvent.upload(dialog.getByLabelText(/^Files/), large);
    // The dialog may still be fading in.
    await waitFor(() => expect(dialog.getByText(/Choose a file of at most 5 MB/)).toBeVisible());
  },
};

export const MovesACourseDown: Story = {
  play: async ({ canvas }) => {
    const name = 'Actions for Semantic pages';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move down' }));
    await canvas.findByText('Moved “Semantic pages” down');
    const [first] = within(canvas.getByRole('list', { name: 'Courses' })).getAllByRole('link');
    await expect(first).toHaveTextContent('Fast on a slow phone');
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const MovesAResourceUp: Story = {
  parameters: { path: portalPath('training-content', { view: 'resources' }) },
  play: async ({ canvas }) => {
    const name = 'Actions for Choosing a chart';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move up' }));
    await canvas.findByText('Moved “Choosing a chart” up');
    const [first] = within(canvas.getByRole('list', { name: 'Resources' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Choosing a chart');
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const AsksBeforeDeletingABegunCourse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Semantic pages' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Semantic pages?' }));
    await waitFor(() => expect(dialog.getByText(/2 interns have begun this course/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Semantic pages' }));
    await waitFor(() => expect(records().get('courses', 'semantic-pages')).toBeNull());
  },
};

export const AssignsToAllInterns: Story = {
  parameters: at({ view: 'assignments' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add assignment' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add assignment' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Choose all \d+ interns$/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'A poster');
    await typeDay(await dayField(dialog, 'Due'), '2026-12-01');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Brief' }), 'Draw one.');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await canvas.findByText(/^Assigned “A poster” to \d+ interns$/);
    await waitFor(() =>
      expect(
        records()
          .all('assignments')
          .filter(({ title }) => title === 'A poster').length,
      ).toBeGreaterThan(1),
    );
  },
};

export const WritesAResource: Story = {
  parameters: {
    ...at({ view: 'resources' }),
    seed: (sample: SeedRecords): SeedRecords => ({ ...sample, resources: [], bookmarks: [] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add resource' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add resource' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Naming files');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Summary' }), 'Names that sort.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Categories' }), 'Code, code, writing');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Use dates.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add resource' }));
    await expect(await canvas.findByText('1 min, code, writing')).toBeVisible();
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};
