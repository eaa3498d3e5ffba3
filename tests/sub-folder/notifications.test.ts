import { expect, it } from 'vitest';
import { basePath } from '@/lib/base-path';
import { put } from '@/dashboard/model/change';
import type { Leave, PortalNotification } from '@/dashboard/model/records/records';
import { notificationChanges } from '@/dashboard/notifications/notification-changes';
import { createNotifications } from '@/dashboard/sample/notifications';
import { faultOf } from '@/dashboard/model/fields/fault-of';

const at = '2026-11-18T10:00:00Z';
const days = { firstDay: '2026-12-01', lastDay: '2026-12-02' };
const leave = { id: 'l-1', personId: 'ruth', kindId: 'holiday', status: 'requested', ...days } as Leave;
const stored = (status: Leave['status'], notifications: readonly PortalNotification[]) =>
  notificationChanges([put('leave', { ...leave, status })], {
    all: (name) => (name === 'notices' ? notifications : []) as never,
    get: (name) => (name === 'leave' && notifications.length > 0 ? leave : null) as never,
    actorId: 'ruth',
    at,
  });

it('the sample’s notifications have paths without the folder, as in every other folder', () => {
  const notifications = createNotifications(
    { ago: () => at } as unknown as Parameters<typeof createNotifications>[0],
    '2026-11-20',
  );
  expect(notifications.map((each) => faultOf('notices', each))).toEqual(notifications.map(() => null));
});

it('a new notification has a path without the folder, and is found again when its cause is withdrawn', () => {
  const [requested] = stored('requested', []);
  if (requested?.type !== 'put') throw new Error('No notification.');
  const added = requested.record as PortalNotification;
  expect(added.path).toBe('/dashboard/admin/leave?id=l-1');
  expect(basePath).not.toBe('');
  expect(stored('withdrawn', [added])).toEqual([
    { type: 'remove', collection: 'notices', id: added.id, revision: 0 },
  ]);
});
