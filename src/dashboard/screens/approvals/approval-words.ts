import type { ApprovalKind, ApprovalStatus } from './approval-list';

export const lists: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  returned: 'Returned',
  open: 'Open',
};

export const emptyLists: Readonly<Record<ApprovalStatus, { title: string; words: string }>> = {
  waiting: {
    title: 'Nothing to approve',
    words: 'Submitted weeks, assignments and leave requests appear here.',
  },
  approved: { title: 'Nothing approved', words: 'Your decisions appear here, the latest first.' },
  returned: { title: 'Nothing returned', words: 'Your decisions appear here, the latest first.' },
  open: {
    title: 'No open weeks',
    words:
      'Weeks with time appear here until they are submitted. Choose a person to see weeks without time too.',
  },
};

export const approvalKinds: Readonly<Record<ApprovalKind, { row: string; title: string; filter: string }>> = {
  week: { row: 'Week', title: 'Time sheet', filter: 'Weeks' },
  assignment: { row: 'Work', title: 'Assignment', filter: 'Assignments' },
  leave: { row: 'Leave', title: 'Leave request', filter: 'Leave requests' },
};

export const isStatus = (value: string | null): value is ApprovalStatus =>
  value !== null && Object.hasOwn(lists, value);
