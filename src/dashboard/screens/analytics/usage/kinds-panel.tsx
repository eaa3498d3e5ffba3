import { wholeNumber } from '@/dashboard/words/count';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Link } from '@/design-system/link/link';
import { usageKinds, type KindCount, type UsageKind } from './usage-figures';
import * as s from './kinds-panel.module.scss';

export interface KindsPanelProps {
  kinds: readonly KindCount[];
  total: number;
  kind: UsageKind | null;
  hrefOf: (kind: UsageKind | null) => string;
}

/** The number of changes in each part of the portal. Each part filters the log. */
export function KindsPanel({ kinds, total, kind, hrefOf }: KindsPanelProps) {
  return (
    <Panel
      title="By kind"
      aside={
        kind !== null && (
          <Link href={hrefOf(null)} className={s.link}>
            Show all
          </Link>
        )
      }
    >
      <FigureTable
        caption="Changes by kind"
        rows={kinds}
        rowKey={(row) => row.kind}
        rowProps={(row) => ({ 'aria-current': row.kind === kind ? 'true' : undefined })}
        columns={kindColumns(total, hrefOf)}
      />
    </Panel>
  );
}

const kindColumns = (total: number, hrefOf: KindsPanelProps['hrefOf']): FigureColumn<KindCount>[] => [
  {
    id: 'kind',
    head: 'Kind',
    text: ({ kind }) => usageKinds[kind],
    cell: ({ kind }) => (
      <Link href={hrefOf(kind)} className={s.link}>
        {usageKinds[kind]}
      </Link>
    ),
    foot: 'All',
  },
  {
    id: 'count',
    head: 'Changes',
    numeric: true,
    text: ({ count }) => wholeNumber(count),
    cell: ({ count }) => (
      <span className={s.bar}>
        <ShareBar share={count / total} />
        {wholeNumber(count)}
      </span>
    ),
    foot: wholeNumber(total),
  },
];
