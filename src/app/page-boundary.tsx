import { Component, type ReactNode } from 'react';
import * as words from '@generated/yaml/words/loading';
import { pageTitle } from '@/content/page-title';
import { Button } from '@/design-system/button/button';
import * as s from './page-boundary.module.scss';

/** Name of the window event after a page failed to render. */
export const pageFailed = 'page-failed';

export interface PageBoundaryProps {
  children: ReactNode;
  /** Path of the recovery page, for pages that depend on stored data. */
  recovery?: string;
}

/** An error boundary for a page that failed to load or render. The layout around it keeps working. */
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
        {/* The portal has a title around its screens. */}
        {process.env.APPLICATION !== 'portal' && <title>{pageTitle(words.title)}</title>}
        <h1 className={s.title}>{words.title}</h1>
        <p>{words.text}</p>
        <Button onClick={() => location.reload()}>{words.again}</Button>
        {/* Loads a new document: the boundary stays in its failed state until then. */}
        {recovery && (
          <Button variant="outline" onClick={() => location.assign(recovery)}>
            {words.recovery}
          </Button>
        )}
      </div>
    );
  }
}
