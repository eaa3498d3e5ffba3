import { OpenLink, type OpenLinkProps } from '@/dashboard/parts/open-link/open-link';
import * as s from './row-link.module.scss';

/** The name in a row of a `DataTable`, which opens the record. */
export function RowLink(props: Omit<OpenLinkProps, 'className'>) {
  return <OpenLink className={s.root} {...props} />;
}
