import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moveReader } from '@/dashboard/days/time-zone';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { settings } from '../time/records';
import { inWorkspace } from '../in-workspace';

let goBack = () => {};
afterEach(() => goBack());

function noteFor(agency: string, reader: string) {
  goBack = moveReader(reader);
  const workspace = createMemoryWorkspace({ settings: [{ ...settings, timeZone: agency }] }, 'me');
  const wrapper = inWorkspace(workspace, 'employee');
  return renderHook(useAgencyZoneNote, { wrapper }).result.current;
}

it('says whose clock the times are of', () => {
  expect(noteFor('America/New_York', 'Europe/Berlin')).toBe('Times in New York, the agency’s time zone.');
});

it('is silent where the reader lives by the same clock', () => {
  expect(noteFor('Europe/Berlin', 'Europe/Berlin')).toBe('');
});

it('names the zone that stands in for one that the browser does not know', () => {
  expect(noteFor('Mars/Olympus', 'Europe/Berlin')).toBe('Times in New York, the agency’s time zone.');
});
