import { useEffect, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { documentFlags } from '@/platform/document-flags';
import * as s from './print-sheet.module.scss';

/** Uses the light theme while the page prints, because paper is white. */
function usePaperTheme() {
  useEffect(() => {
    const flags = documentFlags();
    let { theme } = flags;
    const useLight = () => {
      ({ theme } = flags);
      flags.theme = 'light';
    };
    const restore = () => {
      if (theme === undefined) delete flags.theme;
      else flags.theme = theme;
    };
    window.addEventListener('beforeprint', useLight);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', useLight);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/**
 * Container for printable content. Table headers repeat on every page, rows do not break across pages, and
 * the head of the screen and elements with `data-print="hide"` are hidden. The shell hides itself.
 */
export function PrintSheet({ className, ...rest }: ComponentProps<'div'>) {
  usePaperTheme();
  return <div className={cx(s.root, className)} {...rest} />;
}
