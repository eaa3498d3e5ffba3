import type { ReactNode, RefObject } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import type { PortalRouteId } from '@/routes/portal-table';

export interface RecordNotFoundProps {
  route: PortalRouteId;
  screenRef: RefObject<HTMLDivElement | null>;
  /** The kind of record, such as `client`. */
  noun: string;
  /** The possible reasons, in a sentence. */
  reason: string;
  /** A link to the list. */
  back: ReactNode;
  children?: ReactNode;
}

/** Shown for an address with the id of no record. */
export function RecordNotFound({ route, screenRef, noun, reason, back, children }: RecordNotFoundProps) {
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`;
  return (
    <Screen ref={screenRef} route={route} title={title} actions={back}>
      <Panel title={title} titleHidden>
        <Empty title={`There is no ${noun} at this link`} action={back}>
          {reason}
        </Empty>
      </Panel>
      {children}
    </Screen>
  );
}
