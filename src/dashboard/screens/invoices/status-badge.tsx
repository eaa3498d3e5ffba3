import { invoiceStateNames, type InvoiceState } from '@/dashboard/words/invoice';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';

const tones: Readonly<Record<InvoiceState, BadgeTone>> = {
  draft: 'neutral',
  sent: 'warn',
  overdue: 'attention',
  paid: 'ok',
  void: 'neutral',
};

/** The status of an invoice. */
export const StatusBadge = ({ status }: { status: InvoiceState }) => (
  <Badge tone={tones[status]}>{invoiceStateNames[status]}</Badge>
);
