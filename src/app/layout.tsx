import type { ReactNode } from 'react';
export interface LayoutProps {
  path: string;
  title: string;
  loading: boolean;
  children: ReactNode;
}
export function Layout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
