import { createRoot } from 'react-dom/client';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { Toasts } from '@/dashboard/shell/toasts';
import { allDrawings } from '@/design-system/icon/all-drawings';
import { addDrawings } from '@/design-system/icon/icon';
import { freezeClock } from '@/platform/clock';
import { personIdOf } from '@/dashboard/model/records/records';
import { manyEntries, manyPeople } from '../../../stories/dashboard/many-people';
import '../../../styles/global.scss';

/** Renders the Employees screen with `?n=` people, for the table benchmark. */
async function start() {
  addDrawings(allDrawings);
  freezeClock(new Date('2026-11-18T10:00:00Z'));
  const people = manyPeople(Number(new URLSearchParams(location.search).get('n') ?? '1000'));
  const admin = {
    ...people[0]!,
    id: personIdOf.admin,
    kind: 'admin' as const,
    name: 'Test Admin',
    email: 'admin@x.example',
  };
  const workspace = createMemoryWorkspace({ people: [admin, ...people], timeEntries: manyEntries(people) });
  performance.mark('records-ready');
  const { EmployeesScreen } = await import('@/dashboard/screens/people/list/people-screen');
  createRoot(document.getElementById('root')!).render(
    <WorkspaceProvider workspace={workspace} role="admin">
      <main style={{ padding: 24 }}>
        <EmployeesScreen />
      </main>
      <Toasts />
    </WorkspaceProvider>,
  );
}

void start();
