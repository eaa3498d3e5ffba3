import type { ReactNode } from 'react';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import { ScreenLayout, type ScreenLayoutProps } from './screen-layout';

export interface ScreenProps extends Omit<ScreenLayoutProps, 'title'> {
  route: PortalRouteId;
  /** The heading. @default the route's title */
  title?: ReactNode;
  children: ReactNode;
}

/** A screen of the portal: its layout with the title of its route. */
export function Screen({ route, title = portalRoutes[route].title, ...rest }: ScreenProps) {
  return <ScreenLayout title={title} {...rest} />;
}
