import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { EstimatePage } from '@/dashboard/screens/projects/project-page/estimate-page';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { stubResizeObserver } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
const project = sample.projects!.find(({ id }) => id === 'harbour-ferry')!;
const lines = [
  { id: 'design', text: 'Design', minutes: 750, hourlyRate: 10_001 },
  { id: 'build', text: 'Development', minutes: 20, hourlyRate: 9_050 },
];

beforeEach(stubResizeObserver);

function open(acceptedOn: string | null, clientId = project.clientId, shown = lines) {
  render(
    <EstimatePage
      project={{ ...project, clientId }}
      estimate={{ lines: shown, acceptedOn }}
      screenRef={{ current: null }}
      hrefOfProject="/project"
    />,
    { wrapper: inWorkspace(createMemoryWorkspace(sample, 'test-admin')) },
  );
  return within(screen.getByRole('region', { name: 'Estimate of Harbour Ferry' }));
}

it('the sheet of an estimate names the agency, the client and the sums of its lines', () => {
  const sheet = open('2026-11-12');
  expect(sheet.getByText(sample.settings![0]!.name)).toBeTruthy();
  expect(sheet.getByText('To')).toBeTruthy();
  expect(sheet.getByText('Avery Crossings')).toBeTruthy();
  expect(sheet.getByText('12 November 2026')).toBeTruthy();
  const row = (name: RegExp) => sheet.getByRole('row', { name }).textContent;
  // 12.5 h at 100.01 is 1,250.125, and 20 min at 90.50 is 30.1666: each is rounded for itself.
  expect(row(/^Design/)).toBe('Design12:30US$100.01US$1,250.13');
  expect(row(/^Development/)).toBe('Development0:20US$90.50US$30.17');
  expect(sheet.getByText('12:50')).toBeTruthy();
  expect(sheet.getByText('US$1,280.30')).toBeTruthy();
});

it('the sheet of an estimate for the agency’s own work has no recipient', () => {
  expect(open(null, null).queryByText('To')).toBeNull();
});

it('the first frame of the sheet has 12 lines of an estimate, so that its total does not move', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...lines[0]!, id: `line-${index}` }));
  expect(open(null, project.clientId, many).getAllByRole('row', { name: /^Design/ })).toHaveLength(12);
});
