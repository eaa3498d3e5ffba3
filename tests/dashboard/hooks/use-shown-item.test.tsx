import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { meetingsOf } from '@/dashboard/figures/mentorship';
import { put } from '@/dashboard/model/change';
import { ShownMeeting } from '@/dashboard/parts/meetings/shown-meeting';
import { ApprovalsScreen } from '@/dashboard/screens/approvals/approvals';
import { Submissions } from '@/dashboard/screens/interns/submissions';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { portalPath } from '@/routes/portal-paths';
import { monday, person, projectOf, settings, sheetOf } from '../time/records';
import { blankRecord } from '../blank-record';
import { stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
const week = (weekStart: string, submittedAt: string) => ({
  ...sheetOf({ status: 'submitted', submittedAt }),
  id: `${person.id}:${weekStart}`,
  weekStart,
});
const older = week('2026-10-26', '2026-11-02T08:00:00.000Z');
const newer = week(monday, '2026-11-14T08:00:00.000Z');

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
  stubMedia(true);
});

function open(timesheets = [newer]) {
  history.replaceState(null, '', portalPath('approvals'));
  const workspace = createMemoryWorkspace(
    {
      people: [person, admin],
      settings: [settings],
      projects: [projectOf('ferry', 'Ferry Line')],
      timesheets,
    },
    admin.id,
  );
  render(<ApprovalsScreen />, { wrapper: inWorkspace(workspace) });
  const arrive = (sheet: typeof older) =>
    workspace.run(() => ({ label: 'Submitted a week', changes: [put('timesheets', sheet)] }));
  return { workspace, arrive };
}

const waiting = () =>
  within(screen.getByRole('region', { name: 'Waiting' })).queryAllByRole('listitem').length;

describe('approvals', () => {
  it('keeps the shown item, its reason and the focus when an older item arrives', async () => {
    const user = userEvent.setup();
    const { workspace, arrive } = open();
    const title = screen.getByRole('heading', { level: 3 }).textContent;
    const reason = screen.getByRole('textbox');
    await user.type(reason, 'Tuesd');
    await arrive(older);
    await waitFor(() => expect(waiting()).toBe(2));
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(title!);
    expect(reason).toHaveFocus();
    await user.keyboard('ay');
    expect(reason).toHaveValue('Tuesday');
    expect(workspace.get('timesheets', older.id)?.status).toBe('submitted');
  });

  it('keeps the focus on a filter that changes the shown item', async () => {
    const user = userEvent.setup();
    open([newer, older]);
    const kind = screen.getByRole('combobox', { name: 'Kind' });
    kind.focus();
    await user.selectOptions(kind, 'leave');
    await screen.findByText('No items match your filters');
    await user.selectOptions(kind, 'week');
    await screen.findByRole('heading', { level: 3 });
    expect(kind).toHaveFocus();
  });

  it('shows the next item after a decision, and focuses its heading', async () => {
    const user = userEvent.setup();
    open([newer, older]);
    const first = screen.getByRole('heading', { level: 3 }).textContent;
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).not.toHaveTextContent(first!));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
  });
});

const intern = { ...person, id: 'ilan', kind: 'intern' as const, name: 'Ilan Voss', mentorId: person.id };

it('keeps a meeting and its notes on screen when it ends', async () => {
  const user = userEvent.setup();
  const meeting = (id: string, startsAt: string) =>
    blankRecord('meetings', { id, internId: intern.id, mentorId: person.id, startsAt, minutes: 30 });
  const meetings = [meeting('now', '2026-11-18T10:00'), meeting('later', '2026-11-25T10:00')];
  const workspace = createMemoryWorkspace(
    { people: [person, intern], settings: [settings], meetings },
    person.id,
  );
  const at = (localNow: string) => (
    <WorkspaceProvider workspace={workspace} role="employee">
      <ShownMeeting
        {...meetingsOf(workspace.all('meetings'), intern.id, localNow)}
        localNow={localNow}
        openId={null}
        hrefOf={({ id }) => id}
        onRemoved={() => {}}
        emptyText=""
      />
    </WorkspaceProvider>
  );
  const { rerender } = render(at('2026-11-18T10:29'));
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'Next: the map');
  rerender(at('2026-11-18T10:30'));
  expect(notes).toHaveFocus();
  expect(notes).toHaveValue('Next: the map');
});

it('keeps the shown submission when an earlier one arrives', async () => {
  const user = userEvent.setup();
  const work = (id: string, dueOn: string) =>
    blankRecord('assignments', {
      id,
      personId: intern.id,
      title: id,
      dueOn,
      status: 'submitted',
      submission: { link: '', note: 'Done', fileId: null, at: '2026-11-12T10:00:00.000Z' },
    });
  const workspace = createMemoryWorkspace(
    { people: [person, intern], settings: [settings], assignments: [work('Second', '2026-11-20')] },
    person.id,
  );
  render(
    <Submissions
      today="2026-11-18"
      intern={intern}
      openId={null}
      hrefOf={({ id }) => id}
      onDecided={() => {}}
    />,
    { wrapper: inWorkspace(workspace, 'employee') },
  );
  const feedback = screen.getByRole('textbox');
  await user.type(feedback, 'Good');
  await workspace.run(() => ({
    label: 'Submitted',
    changes: [put('assignments', work('First', '2026-11-10'))],
  }));
  await screen.findByRole('link', { name: /First/ });
  expect(screen.getByRole('region', { name: 'Second' })).toBeInTheDocument();
  expect(feedback).toHaveFocus();
});
