import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { MentorshipScreen } from '@/dashboard/screens/mentorship/mentorship';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { saysWhatIsOptional } from './optional-fields';
import { withToasts } from './with-toasts';
import { clearDay, dayField, typeDay } from './typed-day';

const nextId = 'test-intern:2';
const drafts = [
  'meeting',
  'goal:goal-talk',
  'goal',
  `meeting:${nextId}`,
  `meeting-notes:${nextId}`,
  `agenda:${nextId}`,
];

const meta = {
  component: MentorshipScreen,
  decorators: [withToasts, inPortal({ role: 'intern' })],
  parameters: { layout: 'fullscreen', path: portalPath('mentorship') },
  beforeEach: () => {
    for (const name of [...drafts, 'check-in:goal-form']) removeDraft(draftName('test-intern', name));
  },
} satisfies Meta<typeof MentorshipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const withMe = (sample: SeedRecords, changes: Partial<Person>): SeedRecords => ({
  ...sample,
  people: sample.people!.map((person) => (person.id === 'test-intern' ? { ...person, ...changes } : person)),
});
const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const points = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Agenda' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')!.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mentors and mentorship' })).toBeVisible();
    const mentor = region(canvas, 'Your mentor');
    await expect(mentor.getByText('Ilan Voss')).toBeVisible();
    await expect(mentor.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      portalPath('intern-sent', { compose: '1', to: 'ilan-voss' }),
    );
    await expect(region(canvas, 'Next meeting').getByText('Fri 20 Nov, 15:00')).toBeVisible();
    await expect(points(canvas)).toEqual([
      'Feedback on the form exercise',
      'Measuring a page',
      'Goals for the second half',
    ]);
    await expect(region(canvas, 'Goals').getAllByRole('progressbar')).toHaveLength(3);
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move “Measuring a page” up' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for “Measuring a page”' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(points(canvas)[0]).toBe('Measuring a page'));
  },
};

export const NoMentorYet: Story = {
  parameters: seeded((sample) => ({ ...withMe(sample, { mentorId: null }), meetings: [] })),
  play: async ({ canvas }) => {
    const mentor = region(canvas, 'Your mentor');
    await expect(mentor.getByText('You have no mentor yet')).toBeVisible();
    await expect(mentor.getByText(/^An admin assigns your mentor/)).toBeVisible();
    await expect(mentor.getByRole('link', { name: 'Ask Test Admin' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Plan meeting' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add goal' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  parameters: seeded((sample) => ({ ...sample, meetings: [], goals: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No meeting is planned')).toBeVisible();
    await expect(canvas.getByText('No goals yet')).toBeVisible();
  },
};

export const APastMeeting: Story = {
  parameters: { path: portalPath('mentorship', { meeting: 'test-intern:-12' }) },
  play: async ({ canvas }) => {
    const meeting = region(canvas, 'Meeting on 6 Nov');
    await expect(meeting.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toMatch(
      /^Smaller changes/,
    );
    await expect(meeting.queryByRole('button', { name: 'Cancel meeting' })).toBeNull();
  },
};

export const UnknownMeeting: Story = {
  parameters: { path: portalPath('mentorship', { meeting: 'gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meeting not found')).toBeVisible();
  },
};

export const GoalsInEveryState: Story = {
  parameters: {
    path: portalPath('mentorship', { goal: 'goal-form' }),
    ...seeded((sample) => ({
      ...sample,
      goals: sample.goals!.map((goal) =>
        goal.id === 'goal-trace'
          ? { ...goal, targetOn: '2026-11-10' }
          : goal.id === 'goal-talk'
            ? { ...goal, checkIns: [{ id: 'c', at: '2026-11-16T12:00:00Z', text: 'Shown.', percent: 100 }] }
            : goal,
      ),
    })),
  },
  play: async ({ canvas }) => {
    const goals = region(canvas, 'Goals');
    await expect(goals.getByText('Overdue')).toBeVisible();
    await expect(goals.getByText('Done')).toBeVisible();
    // The address opens the history of one of them.
    await expect(goals.getByText('Drafts survive a reload; errors are next.')).toBeVisible();
    await expect(goals.queryByText('Shown.')).not.toBeVisible();
  },
};

export const AMeetingIsPlanned: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan meeting' }));
    const plan = await canvas.findByRole('region', { name: 'Plan meeting with Ilan Voss' });
    const form = within(plan);
    const day = await dayField(form, 'Day');
    await waitFor(() => expect(day).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    await expect(day).toHaveAccessibleDescription('Choose a day.');
    await saysWhatIsOptional(plan);
    await typeDay(day, '2026-11-20');
    await userEvent.type(form.getByLabelText('Starts at'), '15:30');
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    await expect(form.getByLabelText('Starts at')).toHaveAccessibleDescription(
      /^You already meet on Fri 20 Nov/,
    );
    await userEvent.clear(form.getByLabelText('Starts at'));
    await userEvent.type(form.getByLabelText('Starts at'), '10:00');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Length' }), '30');
    await userEvent.type(form.getByRole('textbox', { name: /^What to talk about/ }), 'One{enter}Two');
    await userEvent.click(form.getByRole('button', { name: 'Save meeting' }));
    // The one before it is shown under the same name until it is kept.
    const meeting = () => canvas.getByRole('region', { name: 'Next meeting' });
    await waitFor(() => expect(meeting()).toHaveFocus());
    await expect(within(meeting()).getByText('Fri 20 Nov, 10:00')).toBeVisible();
    await expect(points(canvas)).toEqual(['One', 'Two']);
  },
};

export const MovesAndCancelsWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = region(canvas, 'Move meeting');
    const day = await dayField(form, 'Day');
    await waitFor(() => expect(day).toContainElement(document.activeElement as HTMLElement));
    await userEvent.clear(form.getByLabelText('Starts at'));
    await userEvent.type(form.getByLabelText('Starts at'), '16:15');
    form.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Fri 20 Nov, 16:15')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel meeting' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No meeting is planned')).toBeVisible();
    const undo = canvas.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo.at(-1)!);
    await expect(await canvas.findByText('Fri 20 Nov, 16:15')).toBeVisible();
  },
};

export const TheAgendaIsWorkedOnWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Add point' });
    input.focus();
    await userEvent.keyboard('A holiday{Enter}');
    await waitFor(() => expect(points(canvas)).toHaveLength(4));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();

    const up = () => canvas.getByRole('button', { name: 'Move “A holiday” up' });
    up().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(points(canvas)[2]).toBe('A holiday'));
    // The focus goes with the point.
    await expect(up()).toHaveFocus();
    await expect(canvas.getByText('“A holiday” is now point 3 of 4.')).toBeInTheDocument();

    const box = canvas.getByRole('checkbox', { name: 'A holiday' });
    box.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'A holiday' })).toBeChecked());

    canvas.getByRole('button', { name: 'Actions for “A holiday”' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    const edit = canvas.getByRole('textbox', { name: 'New text for “A holiday”' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('Holidays{Enter}');
    const more = await canvas.findByRole('button', { name: 'Actions for “Holidays”' });
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const RestoresAnAgendaPoint: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for “Measuring a page”' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(points(canvas)).toHaveLength(2));
    await expect(canvas.getByRole('textbox', { name: 'Add point' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(points(canvas)[1]).toBe('Measuring a page'));
  },
};

export const NotesAreADraftUntilTheyAreSaved: Story = {
  play: async ({ canvas }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(canvas.getByRole('button', { name: 'Save notes' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(notes, 'Measure on the old phone.');
    await expect(canvas.getByText('Not saved yet. The draft stays on this device.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(notes).toHaveValue('Measure on the old phone.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(notes).toHaveValue(''));
  },
};

export const TheDraftOfNotesComesBack: Story = {
  beforeEach: () =>
    writeDraft(draftName('test-intern', `meeting-notes:${nextId}`), { draft: 'Half a sentence', base: '' }),
  play: async ({ canvas }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(notes).toHaveValue('Half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(notes).toHaveValue('');
  },
};

export const NotesThatChangedElsewhereAreCompared: Story = {
  beforeEach: () =>
    writeDraft(draftName('test-intern', 'meeting-notes:test-intern:-12'), {
      draft: 'Mine',
      base: 'As it was',
    }),
  parameters: { path: portalPath('mentorship', { meeting: 'test-intern:-12' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    const conflict = await canvas.findByRole('region', { name: /^This note was changed elsewhere/ });
    await expect(within(conflict).getByText(/^Smaller changes/)).toBeVisible();
    await userEvent.click(within(conflict).getByRole('button', { name: 'Use theirs' }));
    const notes = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    await expect(notes.value).toMatch(/^Smaller changes/);
    await expect(canvas.queryByText(/^Not saved yet/)).toBeNull();
  },
};

export const AGoalThatChangedElsewhereIsCompared: Story = {
  beforeEach: () =>
    writeDraft(draftName('test-intern', 'goal:goal-talk'), {
      draft: { title: 'Show two projects', targetOn: '2027-01-10' },
      base: { title: 'Show something', targetOn: '2027-01-19' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Actions for “Show my work at show and tell”' }),
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    await expect(canvas.getByRole('textbox', { name: 'What you want to reach' })).toHaveValue(
      'Show two projects',
    );
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const comparison = /^This goal was changed elsewhere/;
    await save();
    await canvas.findByRole('region', { name: comparison });
    // Versions are compared as they were to be saved: half a day is none, and no version.
    const by = await dayField(canvas, 'Target date');
    await clearDay(by);
    await waitFor(() => expect(canvas.queryByRole('region', { name: comparison })).toBeNull());
    await typeDay(by, '2027-01-10');
    await save();
    const conflict = await canvas.findByRole('region', { name: comparison });
    await expect(within(conflict).getByText('Show my work at show and tell')).toBeVisible();
    await userEvent.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByRole('listitem', { name: 'Show two projects' })).toBeVisible();
  },
};

export const AGoalIsAddedCheckedAndFinished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add goal' }));
    const form = within(canvas.getByRole('form', { name: 'Add goal' }));
    await expect(form.getByRole('textbox', { name: 'What you want to reach' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription('Enter what you want to reach.');
    await userEvent.type(form.getByRole('textbox'), 'Draw a chart by hand');
    await typeDay(await dayField(form, 'Target date'), '2026-11-19');
    await userEvent.click(form.getByRole('button', { name: 'Save goal' }));
    const row = () => canvas.getByRole('listitem', { name: 'Draw a chart by hand' });
    const goal = () => within(row());
    await waitFor(() => expect(row()).toHaveTextContent('By 19 Nov, tomorrow'));
    await expect(canvas.getByRole('button', { name: 'Add goal' })).toHaveFocus();

    await userEvent.click(goal().getByRole('button', { name: /^Check in/ }));
    const percent = goal().getByRole('textbox', { name: 'Progress' });
    await expect(percent).toHaveFocus();
    await userEvent.clear(percent);
    await userEvent.type(percent, '140{Enter}');
    await expect(percent).toHaveAccessibleDescription('Enter a whole number from 0 to 100.');
    await userEvent.clear(percent);
    await userEvent.type(percent, '40');
    await userEvent.type(goal().getByRole('textbox', { name: /^What happened/ }), 'Axes stand.');
    await userEvent.click(goal().getByRole('button', { name: 'Save check-in' }));
    await waitFor(() => expect(goal().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
    await userEvent.click(goal().getByRole('button', { name: /^1 check-in/ }));
    await expect(goal().getByText('Axes stand.')).toBeVisible();

    await userEvent.click(goal().getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Mark as done' }));
    await waitFor(() => expect(goal().getByText('Done')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(goal().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
  },
};

export const AGoalIsChangedAndRemoved: Story = {
  play: async ({ canvas }) => {
    const goal = (name: string) => within(canvas.getByRole('listitem', { name }));
    await userEvent.click(
      goal('Show my work at show and tell').getByRole('button', { name: /^Actions for/ }),
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Edit' }));
    const title = canvas.getByRole('textbox', { name: 'What you want to reach' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.clear(title);
    await userEvent.type(title, 'Show two projects{Enter}');
    await waitFor(() => expect(goal('Show two projects').getByText('0%')).toBeVisible());
    await userEvent.click(goal('Show two projects').getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('listitem', { name: 'Show two projects' })).toBeNull());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await waitFor(() => expect(goal('Show two projects').getByText('0%')).toBeVisible());
  },
};

export const PlansAMeetingFromThePalette: Story = {
  parameters: { path: portalPath('mentorship', { new: '1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Plan meeting with Ilan Voss' })).toBeVisible();
  },
};
