import { Component, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import * as s from './page-boundary.module.scss';

/** What the window is told when a page could not be drawn. */
export const pageFailed = 'page-failed';

export interface PageBoundaryProps {
  children: ReactNode;
  /** Where stored data can be saved, restored and reset, for pages that depend on it. */
  recovery?: string;
}

/** Stands where a page cannot: its code did not come or it failed. The rest of the layout goes on working. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    window.dispatchEvent(new Event(pageFailed));
  }

  override render() {
    const { children, recovery } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className={s.root} role="alert">
        <h1 className={s.title}>This page could not be loaded</h1>
        <p>The connection may have dropped, or the site was just updated. Loading it again usually helps.</p>
        <Button onClick={() => location.reload()}>Load again</Button>
        {/* By the document: the boundary keeps its failure for as long as the page lives. */}
        {recovery && (
          <Button variant="outline" onClick={() => location.assign(recovery)}>
            Open recovery
          </Button>
        )}
      </div>
    );
  }
}
