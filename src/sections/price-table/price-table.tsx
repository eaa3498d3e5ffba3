import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/price';
import type { PriceRow } from '@/content/block-data';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './price-table.module.scss';

export interface PriceTableProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** A note that applies to all prices. */
  note?: string;
  rows: readonly PriceRow[];
}

/** Prices, one per row, each with the factors that change it below. */
export function PriceTable({ title, note, rows, className, ...rest }: PriceTableProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        {note && <p className={s.note}>{note}</p>}
        <table aria-labelledby={titleId} className={s.table}>
          <thead>
            <tr>
              <th scope="col" className={s.head}>
                {words.what}
              </th>
              <th scope="col" className={s.head}>
                {words.label}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title} className={s.row}>
                <th scope="row" className={s.name}>
                  {row.path ? (
                    <Link href={row.path} className={s.link}>
                      {row.title}
                    </Link>
                  ) : (
                    row.title
                  )}
                </th>
                <td className={s.cell}>
                  <p className={s.price}>{row.price}</p>
                  {row.note && <p className={s.words}>{row.note}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
