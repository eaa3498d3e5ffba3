import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { EntryContent } from '@/studio/data/api';
import type { Field } from '@/studio/data/field';
import { EntryForm } from '@/studio/form/entry-form';
import type { EntryEdit } from '@/studio/form/use-entry-edit';

const mine: EntryContent = { fields: { title: 'My title', tags: ['Harbour'] }, body: 'Words.' };
const text = { kind: 'text', isLong: false } as const;
const fields: readonly Field[] = [
  { name: 'title', label: 'Title', isOptional: false, input: text },
  {
    name: 'tags',
    label: 'Tags',
    isOptional: false,
    input: { kind: 'list', least: 1, item: { name: '', label: '', isOptional: false, input: text } },
  },
];

const edit: EntryEdit = {
  draft: mine,
  dirty: true,
  isNew: false,
  state: 'stored',
  errors: {},
  textMistakes: [],
  others: [],
  tries: 0,
  failure: '',
  elsewhere: null,
  conflict: null,
  saving: false,
  saved: false,
  change: fn(),
  set: fn(),
  submit: fn(),
  keepMine: fn(),
  discard: fn(),
  dropError: fn(),
  moveTo: fn(),
  settle: async () => 'stored',
};

/** The form of an entry that is not saved yet. */
const meta = {
  component: EntryForm,
  args: {
    edit,
    fields,
    choices: { pictures: { files: [], drawn: [] }, references: {}, pages: [] },
    collection: 'posts',
    subject: 'This post',
    submit: 'Save',
    text: 'none',
    onChoices: fn(),
  },
} satisfies Meta<typeof EntryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsksWhichVersionToKeep: Story = {
  args: {
    edit: {
      ...edit,
      conflict: { mine, theirs: { ...mine, fields: { title: 'Their title', tags: ['Harbour', 'Motion'] } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Title/ })).toHaveTextContent('Their title');
    await expect(canvas.getByRole('row', { name: /^Tags/ })).toHaveTextContent('Motion');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(edit.keepMine).toHaveBeenCalledOnce();
  },
};

export const RefusedForAnotherFile: Story = {
  args: {
    edit: {
      ...edit,
      failure: 'Not saved: the site could not be built with this.',
      others: [
        {
          file: 'src/content/navigation.yml',
          line: 12,
          field: 'Advice',
          expected: 'a page of the route "service"',
          got: '"advice"',
        },
      ],
    },
  },
};

export const NamesFieldsByTheirLabels: Story = {
  args: {
    edit: {
      ...edit,
      errors: {
        'tags[0]': 'This is empty. Fill it in.',
        title: 'This is empty. Fill it in.',
        slug: 'There is a file with this address already. Choose another one.',
      },
      tries: 1,
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: '3 fields need a change.' });
    const errors = within(summary).getAllByRole('link');
    await expect(errors.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Address',
      'Title',
      'Tags 1',
    ]);
  },
};
