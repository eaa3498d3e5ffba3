import { Empty } from '@/dashboard/parts/empty/empty';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';

export interface PeopleUnreadableProps {
  kind: ListedKind;
  onRetry: () => void;
}

/** In the place of a list that could not be read. */
export function PeopleUnreadable({ kind, onRetry }: PeopleUnreadableProps) {
  return (
    <Empty
      title={`The ${kinds[kind].many} could not be read`}
      action={
        <>
          <Button size="compact" onClick={onRetry}>
            Try again
          </Button>
          <Button size="compact" variant="outline" href={portalPath('settings')}>
            Open the settings
          </Button>
        </>
      }
    >
      <p role="alert">
        One of the records is broken. If trying again does not help, restore a backup in the settings.
      </p>
    </Empty>
  );
}

export interface NobodyYetProps {
  kind: ListedKind;
  onImport: () => void;
}

/** In the place of a list that nobody is on. */
export function NobodyYet({ kind, onImport }: NobodyYetProps) {
  const { addRoute, one, many } = kinds[kind];
  return (
    <Empty
      title={`No ${many} yet`}
      action={
        <>
          {addRoute && (
            <Button size="compact" href={portalPath(addRoute)}>
              {portalRoutes[addRoute].title}
            </Button>
          )}
          <Button size="compact" variant="outline" onClick={onImport}>
            Import a CSV file
          </Button>
        </>
      }
    >
      {addRoute ? `Add the first ${one}, or bring many at once from a file.` : 'Bring them in from a file.'}
    </Empty>
  );
}
