import { useState } from 'react';
import { encodingNames, type TextEncoding } from '@/dashboard/csv/decode-text';
import { delimiterNames } from '@/dashboard/csv/parse-csv';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import type { ImportState } from './use-import';
import * as s from './import-format.module.scss';

const other = 'other';

/** Separator and encoding of the file: guessed, and the user can correct them. */
export function ImportFormat<Row extends { id: string }>({ state }: { state: ImportState<Row> }) {
  const { delimiter, setDelimiter, encoding, setEncoding, hasHead, setHasHead } = state;
  const [custom, setCustom] = useState(!delimiterNames[delimiter]);
  const [typed, setTyped] = useState(delimiterNames[delimiter] ? '' : delimiter);
  const refused = custom && (/["\r\n]/.test(typed) || [...typed].length > 1);
  return (
    <div className={s.root} role="group" aria-label="File format">
      <ChoiceField
        label="Separator"
        value={custom ? other : delimiter}
        choices={[
          ...Object.entries(delimiterNames).map(([value, label]) => ({ value, label })),
          { value: other, label: 'Another character' },
        ]}
        onChange={({ target }) => {
          setCustom(target.value === other);
          if (target.value !== other) setDelimiter(target.value);
        }}
      />
      {custom && (
        <InputField
          label="Custom separator"
          value={typed}
          error={refused ? 'Enter one character that is not a quotation mark.' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            if ([...target.value].length === 1 && !/["\r\n]/.test(target.value)) setDelimiter(target.value);
          }}
        />
      )}
      <ChoiceField
        label="Encoding"
        value={encoding}
        choices={Object.entries(encodingNames).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setEncoding(target.value as TextEncoding)}
      />
      <Checkbox className={s.head} checked={hasHead} onChange={({ target }) => setHasHead(target.checked)}>
        The first row holds the column names
      </Checkbox>
    </div>
  );
}
