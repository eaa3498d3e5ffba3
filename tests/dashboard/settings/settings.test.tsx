import { cleanup, render, screen } from '@testing-library/react';
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

it.each([
  ['leaves its lower panels to a later frame', '', false],
  ['has the panel of a link to it in its first frame', '#backup', true],
])('settings: %s', (_, fragment, isThere) => {
  stubMedia(true);
  history.replaceState(null, '', `${portalPath('settings')}${fragment}`);
  render(<SettingsScreen />, {
    wrapper: inWorkspace(createMemoryWorkspace(createSample('2026-11-18'), 'test-admin')),
  });
  expect(document.querySelector('#backup') !== null).toBe(isThere);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
