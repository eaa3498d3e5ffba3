import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Icon } from '@/design-system/icon/icon';
import type { ImportField } from './import-spec';
import type { ImportState } from './use-import';
import * as s from './import-columns.module.scss';

export interface ImportColumnsProps<Row extends { id: string }> {
  fields: readonly ImportField<string>[];
  state: ImportState<Row>;
  heads: readonly string[];
  /** Fields that have to have a column and have none. */
  missing: readonly string[];
}

/** The field of each column of the file, with samples from its first rows. */
export function ImportColumns<Row extends { id: string }>({
  fields,
  state,
  heads,
  missing,
}: ImportColumnsProps<Row>) {
  const { rows, mapping, map } = state;
  const names = fields.filter(({ id }) => missing.includes(id)).map(({ label }) => label.toLowerCase());
  return (
    <section className={s.root} aria-labelledby="import-columns">
      <h3 id="import-columns" className={s.title}>
        Columns
      </h3>
      {missing.length > 0 && (
        <p role="alert" className={s.missing}>
          <Icon name="circle-alert" size={16} />
          Choose a column for: {names.join(', ')}.
        </p>
      )}
      <ul role="list" className={s.columns}>
        {heads.map((head, column) => (
          <li key={column} className={s.column}>
            <ChoiceField
              label={head}
              placeholder="Leave out"
              value={mapping[column] ?? ''}
              choices={fields.map(({ id, label }) => ({ value: id, label }))}
              onChange={({ target }) => map({ column, field: target.value || null })}
            />
            <p className={s.sample}>
              {rows
                .slice(0, 3)
                .map(({ cells }) => cells[column]?.trim())
                .filter(Boolean)
                .join(', ') || 'Empty in the first rows'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
