import { useEffect, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { documentFlags } from '@/platform/document-flags';
import * as s from './print-sheet.module.scss';

/** Paper is white: while the page is printed, a dark theme is laid aside. */
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
 * What is made to be printed: heads of tables on every page, no row cut in two, nothing that only a screen can do
 * (`data-print="hide"`). The shell hides itself.
 */
export function PrintSheet({ className, ...rest }: ComponentProps<'div'>) {
  usePaperTheme();
  return <div className={cx(s.root, className)} {...rest} />;
}
