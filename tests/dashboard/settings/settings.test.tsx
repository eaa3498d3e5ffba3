import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { SettingsScreen } from '@/dashboard/screens/settings/settings';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { portalPath } from '@/routes/portal-paths';
import { stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function open(fragment = '') {
  stubMedia(true);
  history.replaceState(null, '', `${portalPath('settings')}${fragment}`);
  render(<SettingsScreen />, {
    wrapper: inWorkspace(createMemoryWorkspace(createSample('2026-11-18'), 'test-admin')),
  });
}

it('settings: mark the fields of the agency that may be empty, as the set-up does', () => {
  open();
  const names = within(screen.getByRole('form', { name: 'Agency' })).getAllByRole('textbox');
  expect(names.flatMap((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? [])).toEqual([
    'Name',
    'Email',
    'Phone (optional)',
    'Address (optional)',
    'Time zone',
  ]);
});

it.each([
  ['leaves its lower panels to a later frame', '', false],
  ['has the panel of a link to it in its first frame', '#backup', true],
])('settings: %s', (_, fragment, isThere) => {
  open(fragment);
  expect(document.querySelector('#backup') !== null).toBe(isThere);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
