import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useToday } from '@/dashboard/hooks/use-today';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { newId } from '@/lib/new-id';
import { rateErrors, rateState, type RateRow } from './rate-rows';

export interface DatedRatesProps {
  legend: string;
  rows: readonly RateRow[];
  /** Whether rows show their errors. */
  showsErrors: boolean;
  onRows: (change: { rows: readonly RateRow[] }) => void;
}

/** The hourly rates of a project or a kind of work, each with the day from which it is valid. */
export function DatedRates({ legend, rows, showsErrors, onRows }: DatedRatesProps) {
  const currency = useCurrency();
  const today = useToday();
  const errors = showsErrors ? rateErrors(rows, currency) : [];
  return (
    <RowList<RateRow>
      legend={legend}
      rows={rows}
      nameOf={({ rate }, index) => (rate.trim() ? `the rate ${rate.trim()}` : `rate ${index + 1}`)}
      add="Add rate"
      newRow={() => ({ id: newId(), from: rows.length === 0 ? '' : today, rate: '' })}
      onRows={onRows}
    >
      {(row, change, index) => (
        <>
          <DateField
            label="Valid from"
            value={row.from}
            hint={row.from === '' ? 'From the beginning' : undefined}
            error={errors[index]?.from}
            onDay={({ day }) => change({ from: day })}
          />
          <InputField
            label="Hourly rate"
            inputMode="decimal"
            autoComplete="off"
            unit={currency}
            value={row.rate}
            hint={rateState(rows, row, today)}
            error={errors[index]?.rate}
            onChange={({ target }) => change({ rate: target.value })}
          />
        </>
      )}
    </RowList>
  );
}
