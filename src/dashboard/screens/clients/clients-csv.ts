import { formatCsv } from '@/dashboard/csv/format-csv';
import type { Client } from '@/dashboard/model/records/records';
import { plainNumber } from '@/dashboard/words/count';
import { hoursInColumn } from '@/dashboard/words/span';
import { clientFieldIds, clientFieldLabels, clientRows } from './client-fields';
import { clientColumnLabels, type ClientFigures } from './client-queries';

/**
 * Clients as a CSV file that can be read back: every field under its name, and the figures. A client with several contacts
 * has a row for each, with name and status; the other cells are in the first of these rows only.
 */
export function clientsCsv(clients: readonly Client[], figures: ClientFigures): string {
  const rows = clients.flatMap((client) => {
    const own = [String(figures.openProjects(client)), plainNumber(hoursInColumn(figures.minutes(client)))];
    return clientRows(client).map((texts, index) => [
      ...clientFieldIds.map((id) => texts[id] ?? ''),
      ...(index === 0 ? own : ['', '']),
    ]);
  });
  const head = clientFieldIds.map((id) => clientFieldLabels[id]);
  return formatCsv([[...head, clientColumnLabels.projects, clientColumnLabels.hours], ...rows]);
}
