import { expect, it } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { personIdOf, type PortalNotification } from '@/dashboard/model/records/records';
import { isUnreadNotification, ownNotifications, readBy } from '@/dashboard/notifications/own-notifications';
import { put } from '@/dashboard/model/change';
import { refusalOf } from '@/dashboard/model/permissions/permissions';
import { notificationChanges } from '@/dashboard/notifications/notification-changes';
import type { Role } from '@/routes/portal-table';
import { leaveOf } from '../leave/leave-records';
import { blankRecord } from '../blank-record';

const sample = createSample('2026-11-18').notices ?? [];
const textsFor = (role: Role) => ownNotifications(sample, role, personIdOf[role]).map(({ text }) => text);
const everybodys = ['Team meeting scheduled for tomorrow', 'Project deadline reminder'];

it('has the entries of the specification, the onboarding for the admin alone', () => {
  expect(textsFor('admin')).toEqual(['New employee onboarding pending', ...everybodys]);
  expect(textsFor('employee')).toEqual(everybodys);
  expect(textsFor('intern')).toEqual(everybodys);
});

const notification = (changes: Partial<PortalNotification>) =>
  blankRecord('notices', {
    id: 'n',
    audience: { role: 'admin' },
    at: '2026-11-18T10:00:00Z',
    path: '',
    ...changes,
  });

it('lists the notifications of a person and their role, newest first', () => {
  const all = [
    notification({ id: 'old', at: '2026-11-01T10:00:00Z' }),
    notification({ id: 'mine', audience: { personId: 'p-1' }, at: '2026-11-03T10:00:00Z' }),
    notification({ id: 'another’s', audience: { personId: 'p-2' } }),
    notification({ id: 'interns’', audience: { role: 'intern' } }),
    notification({ id: 'between', at: '2026-11-02T10:00:00Z' }),
  ];
  expect(ownNotifications(all, 'admin', 'p-1').map(({ id }) => id)).toEqual(['mine', 'between', 'old']);
});

it('keeps the other readers of a notification, each once', () => {
  const read = readBy(notification({ readByIds: ['p-2', 'p-1'] }), 'p-1', true);
  expect(read.readByIds).toEqual(['p-2', 'p-1']);
  expect(isUnreadNotification(read, 'p-1')).toBe(false);
  const unread = readBy(read, 'p-1', false);
  expect(unread.readByIds).toEqual(['p-2']);
  expect(isUnreadNotification(unread, 'p-1')).toBe(true);
});

it('cuts a long reason to the limit of a shared portal', () => {
  const requested = leaveOf({ status: 'requested' });
  const returned = { ...requested, status: 'returned' as const, reason: 'Long. '.repeat(100) };
  const [change] = notificationChanges([put('leave', returned)], {
    all: () => [] as never,
    get: (name) => (name === 'leave' ? requested : null) as never,
    actorId: 'admin',
    at: '2026-11-18T10:00:00Z',
  });
  if (change?.type !== 'put') throw new Error('No notification.');
  const after = change.record as PortalNotification;
  const judged = {
    collection: 'notices',
    id: after.id,
    creatorId: 'admin',
    before: null,
    last: null,
    after,
  } as const;
  expect(refusalOf(judged, { id: 'admin', role: 'admin', internIds: [] }, () => null)).toBeNull();
});
