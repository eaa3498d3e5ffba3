import { useEffect, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './print-sheet.module.scss';

/** Paper is white: while the page is printed, a dark theme is laid aside. */
function usePaperTheme() {
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const lay = () => {
      theme = root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const takeUp = () => {
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    };
    window.addEventListener('beforeprint', lay);
    window.addEventListener('afterprint', takeUp);
    return () => {
      window.removeEventListener('beforeprint', lay);
      window.removeEventListener('afterprint', takeUp);
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
