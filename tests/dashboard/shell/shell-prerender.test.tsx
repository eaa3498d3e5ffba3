// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { expect, it } from 'vitest';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { NotFoundScreen } from '@/dashboard/screens/not-found/not-found';
import { WrongRoleScreen } from '@/dashboard/screens/wrong-role/wrong-role';
import { Shell } from '@/dashboard/shell/shell';
import { sidebar } from '@/routes/portal-menu';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { roles, type Role } from '@/routes/portal-table';

function draw(role: Role) {
  const route = homeOf(role);
  return renderToString(
    <Router ssrPath={portalPath(route)}>
      <WorkspaceProvider workspace={null} role={role}>
        <Shell
          path={portalPath(route)}
          user={{ name: 'Test', email: 'test@undula.example', role, verified: true }}
          onSignOut={() => {}}
        >
          <Screen route={route} aria-busy="true">
            <Skeleton />
          </Screen>
          <NotFoundScreen />
          <WrongRoleScreen owner="admin" mine={role} />
        </Shell>
      </WorkspaceProvider>
    </Router>,
  );
}

it.each(roles)('draws the %s’s shell without a browser and without records, twice alike', (role) => {
  const html = draw(role);
  expect(html).not.toMatch(/\sstyle="/);
  expect(draw(role)).toBe(html);
  const links = sidebar[role].flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  for (const { route } of links) expect(html).toContain(`href="${portalPath(route)}"`);
});
