import { Fragment, type ReactNode } from 'react';
import { Panel } from '@/dashboard/parts/panel/panel';
import * as s from './document-sheet.module.scss';

export interface DocumentParty {
  name: string;
  address: string;
  /** @default '' */
  taxNumber?: string;
}

export interface DocumentSheetProps {
  /** Accessible name of the sheet. */
  label: string;
  /** Printed title, such as the number of an invoice. */
  title: ReactNode;
  sender: DocumentParty;
  /** Null for a document without a recipient. */
  client: DocumentParty | null;
  /** Terms and their values, such as dates. */
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Lines, totals and notes. */
  children: ReactNode;
}

/** The paper of an invoice or an estimate: sender, title, client and dates above the lines. */
export function DocumentSheet({ label, title, sender, client, facts, children }: DocumentSheetProps) {
  return (
    <Panel title={label} titleHidden className={s.root}>
      <div className={s.top}>
        <div className={s.party}>
          <p className={s.name}>{sender.name}</p>
          <p>{sender.address}</p>
        </div>
        <p className={s.title}>{title}</p>
        <div className={s.party}>
          {client && (
            <>
              <p className={s.term}>To</p>
              <p className={s.name}>{client.name}</p>
              <p>{client.address}</p>
              {client.taxNumber && <p>Tax number {client.taxNumber}</p>}
            </>
          )}
        </div>
        <dl className={s.facts}>
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt className={s.term}>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      {children}
    </Panel>
  );
}

/** The description of a line. Children are below it. */
export function LineText({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={s.description}>
      {text}
      {children}
    </span>
  );
}

/** The sums below the lines: pairs of `dt` and `dd`. */
export function Totals({ children }: { children: ReactNode }) {
  return <dl className={s.totals}>{children}</dl>;
}

/** A sum that stands out among the totals. */
export function TotalRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={s.total}>{term}</dt>
      <dd className={s.total}>{children}</dd>
    </>
  );
}

/** The text below the totals. */
export function SheetNote({ children }: { children: string }) {
  return <p className={s.note}>{children}</p>;
}
