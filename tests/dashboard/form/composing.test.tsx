import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNote } from '@/dashboard/screens/time/week/use-note';
import { AgendaRow } from '@/dashboard/parts/meetings/agenda-row';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});

const pressInComposition = (field: HTMLElement, key: string) =>
  fireEvent.keyDown(field, { key, isComposing: true });

it('Enter that chooses a word of an input method does not save half a note', () => {
  const save = vi.fn(async () => true);
  function Note() {
    const { field } = useNote({ form: 'note', note: '', save });
    return <input {...field} />;
  }
  const { unmount } = render(<Note />, { wrapper: inWorkspace(createMemoryWorkspace({})) });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'にほ' } });
  pressInComposition(field, 'Enter');
  expect(save).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(save).toHaveBeenCalledWith('にほ');
  unmount();
});

it('Escape that closes the list of an input method keeps the text of a point', async () => {
  render(
    <ul>
      <AgendaRow
        item={{ id: 'a', text: 'Budget', done: false }}
        first
        last
        onTick={() => {}}
        onMove={() => {}}
        onEdit={async () => true}
        onRemove={() => {}}
      />
    </ul>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'よさん' } });
  pressInComposition(field, 'Escape');
  expect(screen.getByRole('textbox')).toHaveValue('よさん');
});

it('Escape that closes the list of an input method keeps the words of a search', () => {
  const onText = vi.fn();
  render(<TableSearch label="Search people" text="のーる" onText={onText} />);
  pressInComposition(screen.getByRole('searchbox'), 'Escape');
  expect(onText).not.toHaveBeenCalled();
});
