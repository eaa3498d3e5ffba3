import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import type { Assignment, Submission } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { AssignmentsScreen } from '@/dashboard/screens/training/assignments/assignments';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const ids = ['page-weight', 'form-exercise', 'outline'];

const meta = {
  component: AssignmentsScreen,
  decorators: [withToasts, inPortal({ role: 'intern' })],
  parameters: { layout: 'fullscreen', path: portalPath('assignments') },
  beforeEach: () => {
    for (const id of ids) removeDraft(draftName('test-intern', `assignment:${id}`));
  },
} satisfies Meta<typeof AssignmentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const at = (assignment: string) => ({ path: portalPath('assignments', { assignment }) });
/** The sample with one assignment changed. */
const changed = (id: string, changes: Partial<Assignment>, more: SeedRecords = {}) =>
  seeded((sample) => ({
    ...sample,
    ...more,
    assignments: sample.assignments!.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  }));
const submission: Submission = {
  link: 'https://code.example/test-intern/weight',
  note: 'Three pages, one table.',
  fileId: 'report',
  at: '2026-11-17T15:20:00Z',
};
const report = blankRecord('files', {
  id: 'report',
  name: 'page-weight.csv',
  type: 'text/csv',
  size: 14,
  content: btoa('page,kB\nx,120\n'),
});
const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible();
    await expect(canvas.getByText(/^2 assignments to do\./)).toBeVisible();
    const due = within(canvas.getByRole('list', { name: 'To do 2' }));
    await expect(due.getAllByRole('link')[0]).toHaveTextContent('Weigh three pages');
    await expect(due.getByText('Returned')).toBeVisible();
    await expect(canvas.getByText('Nothing is waiting for feedback.')).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const Late: Story = {
  parameters: changed('page-weight', { dueOn: '2026-11-15' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 assignments to do, 1 of them late\./)).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
    await expect(canvas.getByText(/3 days late/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, assignments: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No assignments yet')).toBeVisible();
  },
};

export const Open: Story = {
  parameters: at('page-weight'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Weigh three pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fast on a slow phone' })).toHaveAttribute(
      'href',
      portalPath('courses', { course: 'fast-on-a-slow-phone' }),
    );
    await expect(canvas.queryByRole('region', { name: 'Submissions and feedback' })).toBeNull();
  },
};

export const Submitted: Story = {
  parameters: {
    ...at('page-weight'),
    ...changed('page-weight', { status: 'submitted', submission }, { files: [report] }),
  },
  play: async ({ canvas }) => {
    const thread = region(canvas, 'Submissions and feedback');
    await expect(thread.getByText('CSV table, 14 bytes')).toBeVisible();
    await expect(thread.getByRole('link', { name: submission.link })).toHaveAttribute('target', '_blank');
    await expect(thread.getByRole('button', { name: 'Download page-weight.csv' })).toBeVisible();
    await expect(region(canvas, 'What happens next').getByText(/^Ilan Voss reviews it/)).toBeVisible();
  },
};

export const Returned: Story = {
  parameters: at('form-exercise'),
  play: async ({ canvas }) => {
    const thread = region(canvas, 'Submissions and feedback');
    await expect(thread.getAllByRole('listitem')).toHaveLength(2);
    // The next submission starts from the returned one; its note says something new.
    await expect(field(canvas, /^Link/)).toHaveValue('https://code.example/test-intern/form');
    await expect(field(canvas, /^Note/)).toHaveValue('');
  },
};

export const ReturnedOnAPhone: Story = {
  ...Returned,
  globals: { viewport: { value: 'phone' } },
};

export const Accepted: Story = {
  parameters: at('outline'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clear and short. Accepted.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const TheFileIsGone: Story = {
  parameters: {
    ...at('page-weight'),
    ...changed('page-weight', {
      status: 'submitted',
      submission: { ...submission, link: 'javascript:alert(1)' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 attached file is no longer stored.')).toBeVisible();
    // An address that could run something is read, not followed.
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'javascript:alert(1)' })).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: at('gone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assignment not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All assignments' }));
    await expect(canvas.getByRole('list', { name: 'To do 2' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const NothingIsNotSubmitted: Story = {
  parameters: at('page-weight'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const link = field(canvas, /^Link/);
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription(
      'Add a link or a file, so that there is something to look at.',
    );
    await userEvent.type(link, 'my work');
    await expect(link).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveAccessibleDescription(/^Enter a full web address/);
  },
};

export const SubmittedWithdrawnAndSubmittedAgain: Story = {
  parameters: at('page-weight'),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, /^Link/), 'code.example/weight');
    await userEvent.type(field(canvas, /^Note/), 'Look at page two.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('link', { name: 'https://code.example/weight' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(field(canvas, /^Link/)).toHaveValue('https://code.example/weight'));
    await expect(field(canvas, /^Note/)).toHaveValue('Look at page two.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    // The undo takes the work back; nothing typed is lost with it.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(field(canvas, /^Note/)).toHaveValue('Look at page two.'));
  },
};

export const SubmittedAgainWithTheKeyboard: Story = {
  parameters: at('form-exercise'),
  play: async ({ canvas }) => {
    field(canvas, /^Note/).focus();
    await userEvent.keyboard('Errors are tied to their fields now.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(region(canvas, 'Submissions and feedback').getAllByRole('listitem')).toHaveLength(3),
    );
    await expect(canvas.getByText(/submitted again/)).toBeVisible();
  },
};

export const AFileIsChosenKeptAndRemoved: Story = {
  parameters: at('page-weight'),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^File/);
    await userEvent.upload(input, new File(['page,kB\n'], 'weights.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText('weights.csv')).toBeVisible();
    await expect(canvas.getByText('CSV table, 8 bytes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove weights.csv' }));
    await waitFor(() => expect(canvas.queryByText('weights.csv')).toBeNull());
    await expect(input).toHaveFocus();
    await userEvent.upload(input, new File(['a'], 'again.txt', { type: 'text/plain' }));
    await canvas.findByText('again.txt');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('button', { name: 'Download again.txt' })).toBeVisible();
  },
};

export const AFileThatIsTooLargeIsRefusedUnread: Story = {
  parameters: at('page-weight'),
  play: async ({ canvas }) => {
    const large = new File([''], 'screen-recording.mov', { type: 'video/quicktime' });
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    const input = canvas.getByLabelText(/^File/);
    await userEvent.upload(input, large);
    await expect(input).toHaveAccessibleDescription(
      /“screen-recording.mov” has 200 MB. Choose a file of at most 5 MB./,
    );
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const TheDraftComesBack: Story = {
  parameters: at('page-weight'),
  beforeEach: () =>
    writeDraft(draftName('test-intern', 'assignment:page-weight'), {
      draft: { link: 'https://code.example/half', note: 'Half a', fileId: 'lost' },
      base: { link: '', note: '', fileId: null },
    }),
  play: async ({ canvas }) => {
    await expect(field(canvas, /^Link/)).toHaveValue('https://code.example/half');
    await expect(field(canvas, /^Note/)).toHaveValue('Half a');
    await expect(canvas.getByText('Not saved yet. The draft stays on this device.')).toBeVisible();
  },
};

export const OpenedFromTheListWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Weigh three pages/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Weigh three pages' })).toHaveFocus());
  },
};
