import { useRef } from 'react';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Button } from '@/design-system/button/button';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Icon } from '@/design-system/icon/icon';
import { mostTaxRates, taxRowErrors, taxRowName, type TaxRow } from './invoicing-fields';
import * as s from './tax-rate-fields.module.scss';

export interface TaxRateFieldsProps {
  rows: readonly TaxRow[];
  /** Whether the last attempt to save found a wrong rate. */
  checked: boolean;
  onRows: (rows: readonly TaxRow[]) => void;
}

/** The names and percentages of the tax rates. */
export function TaxRateFields({ rows, checked, onRows }: TaxRateFieldsProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const focusLater = (selector: string, place: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll<HTMLElement>(selector)[place]?.focus());
  const change = (id: string, changes: Partial<TaxRow>) =>
    onRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const add = () => {
    onRows([...rows, { id: crypto.randomUUID(), name: '', rate: '' }]);
    focusLater('input[name="tax-name"]', rows.length);
  };
  const remove = (id: string, place: number) => {
    onRows(rows.filter((row) => row.id !== id));
    focusLater('input[name="tax-name"]', Math.min(place, rows.length - 2));
  };
  return (
    <fieldset ref={root} className={s.root}>
      <legend className={s.legend}>Tax rates</legend>
      {rows.map((row, index) => {
        const errors = checked ? taxRowErrors(row, rows) : {};
        return (
          <div key={row.id} className={s.row} role="group" aria-label={`Tax rate ${index + 1}`}>
            <InputField
              label="Name"
              labelHidden={index > 0}
              name="tax-name"
              maxLength={40}
              autoComplete="off"
              className={s.name}
              value={row.name}
              error={errors.name}
              onChange={({ target }) => change(row.id, { name: target.value })}
            />
            <InputField
              label="Rate"
              labelHidden={index > 0}
              unit="%"
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              className={s.rate}
              value={row.rate}
              error={errors.rate}
              onChange={({ target }) => change(row.id, { rate: target.value })}
            />
            {rows.length > 1 && (
              <IconButton
                icon="x"
                variant="plain"
                size="compact"
                className={s.remove}
                data-first={index === 0 || undefined}
                label={`Remove ${taxRowName(row)}`}
                onClick={() => remove(row.id, index)}
              />
            )}
          </div>
        );
      })}
      {rows.length < mostTaxRates && (
        <Button
          size="compact"
          variant="outline"
          className={s.add}
          icon={<Icon name="plus" size={16} />}
          onClick={add}
        >
          Add tax rate
        </Button>
      )}
    </fieldset>
  );
}
