import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportSpec } from '@/dashboard/parts/csv-import/import-spec';
import { useImport } from '@/dashboard/parts/csv-import/use-import';

const spec: ImportSpec<{ id: string }> = {
  one: 'row',
  many: 'rows',
  fields: [{ id: 'name', label: 'Name', columns: [] }],
  required: ['name'],
  name: 'name',
  missing: {},
  each: 'Each row',
  // oxlint-disable-next-line require-yield -- fails before the first pause
  *check({ rows }) {
    if (rows.some(({ cells }) => cells.includes('bad'))) throw new TypeError('A fault of the program');
    return { records: [], wrong: [], stored: 0 };
  },
  textOf: () => '',
  changesOf: () => [],
};

it('says that rows could not be checked, until others are', async () => {
  const { result } = renderHook(() => useImport(spec));
  const choose = (text: string) => act(() => result.current.choose({ file: new File([text], 'rows.csv') }));
  await choose('Name\nbad\n');
  await waitFor(() =>
    expect(result.current.error).toBe('The rows could not be checked. Choose other columns or another file.'),
  );
  expect(result.current.checked).toBeNull();
  await choose('Name\ngood\n');
  await waitFor(() => expect(result.current.checked).not.toBeNull());
  expect(result.current.error).toBeNull();
});
