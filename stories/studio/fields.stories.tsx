import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Field } from '@/studio/data/field';
import { ChoicesContext, type FormChoices } from '@/studio/form/choices-context';
import type { Values } from '@/studio/form/field-values';
import { FormFields } from '@/studio/form/form-field';

const choices: FormChoices = {
  collection: 'site',
  pictures: { files: ['sign.jpg', 'notes.jpg'], drawn: ['hero', 'portrait-mara'] },
  references: { services: [{ slug: 'consulting', title: 'Consulting' }] },
  pages: [
    { route: 'about', params: {}, path: '/about', title: 'About Us' },
    { route: 'service', params: { slug: 'consulting' }, path: '/services/consulting', title: 'Consulting' },
  ],
  upload: async (file) => file.name,
};

const text = (name: string, label: string): Field => ({
  name,
  label,
  isOptional: false,
  input: { kind: 'text', isLong: false },
});

interface FormProps {
  fields: readonly Field[];
  values: Values;
  errors?: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
}

function Form({ fields, values: first, errors = {}, onChange }: FormProps) {
  const [values, setValues] = useState(first);
  return (
    <ChoicesContext value={choices}>
      <div style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
        <FormFields
          fields={fields}
          values={values}
          errors={errors}
          onChange={(next) => {
            setValues(next);
            onChange(next);
          }}
        />
      </div>
    </ChoicesContext>
  );
}

/** The fields of the Studio that are made of others: lists, pictures, pages, colours and values of several forms. */
const meta = {
  component: Form,
  args: { onChange: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps: Field = {
  name: 'steps',
  label: 'Steps',
  help: 'In their order.',
  isOptional: true,
  input: {
    kind: 'list',
    least: 0,
    most: 3,
    item: {
      name: '',
      label: '',
      isOptional: false,
      input: { kind: 'group', fields: [text('title', 'Title'), text('duration', 'Duration')] },
    },
  },
};

export const ListOfGroups: Story = {
  args: {
    fields: [steps],
    values: {
      steps: [
        { title: 'Listen', duration: '1 week' },
        { title: 'Draw', duration: '2 weeks' },
      ],
    },
    errors: { 'steps[1].duration': 'Expected: a text that is not empty. Found: "".' },
  },
};

export const MovesAnItemWithTheKeyboard: Story = {
  args: ListOfGroups.args!,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move Steps 2 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      steps: [
        { title: 'Draw', duration: '2 weeks' },
        { title: 'Listen', duration: '1 week' },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to steps' }));
    await expect(canvas.getByRole('group', { name: 'Steps 3' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to steps' })).toBeNull();
  },
};

export const Picture: Story = {
  args: {
    fields: [{ name: 'image', label: 'Image', isOptional: false, input: { kind: 'picture' } }],
    values: { image: 'lost.jpg' },
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Image');
    await expect(field).toHaveDisplayValue('lost.jpg (missing)');
    await userEvent.selectOptions(field, 'portrait-mara');
    await expect(args.onChange).toHaveBeenLastCalledWith({ image: 'portrait-mara' });
  },
};

/** The Studio's server, with a drawing under the name of a photo and a text that is no picture. */
function serveFiles() {
  const { fetch } = globalThis;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9z"/></svg>';
  globalThis.fetch = (address, options) => {
    const path = String(address);
    if (!path.startsWith('/api/pictures/')) return fetch(address, options);
    return Promise.resolve(new Response(new Blob([path.endsWith('/sign.jpg') ? drawing : 'Notes'])));
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** It is shown as what it is, whatever its name says. A file that is no picture leaves no blank box. */
export const DrawingNamedAsAPhoto: Story = {
  args: {
    fields: [{ name: 'image', label: 'Image', isOptional: false, input: { kind: 'picture' } }],
    values: { image: 'sign.jpg' },
  },
  beforeEach: serveFiles,
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector('img');
    await waitFor(() => expect(shown()?.naturalWidth).toBe(90));
    await userEvent.selectOptions(canvas.getByLabelText('Image'), 'notes.jpg');
    await waitFor(() => expect(shown()).toBeNull());
  },
};

const link = [
  text('label', 'Label'),
  { name: 'route', label: 'Page', isOptional: false, input: { kind: 'page' } },
] as const satisfies readonly Field[];

/** A group that may be left out: its choice shows nothing that the file does not have. */
export const ChoosesTheUnitOfAPrice: Story = {
  args: {
    fields: [
      {
        name: 'price',
        label: 'Price',
        isOptional: true,
        input: {
          kind: 'group',
          fields: [
            text('note', 'Note'),
            {
              name: 'unit',
              label: 'Unit',
              isOptional: false,
              input: { kind: 'choice', options: ['project', 'month'] },
            },
          ],
        },
      },
    ],
    values: {},
  },
  play: async ({ canvas, args }) => {
    const unit = canvas.getByLabelText('Unit');
    await expect(unit).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(unit, 'Project');
    await expect(args.onChange).toHaveBeenLastCalledWith({ price: { unit: 'project' } });
    await userEvent.selectOptions(unit, 'Choose');
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

export const EntryOfTheMenu: Story = {
  args: {
    fields: [
      {
        name: 'entry',
        label: 'Entry',
        isOptional: false,
        input: {
          kind: 'variant',
          forms: [
            {
              label: 'Group of pages',
              start: { children: [] },
              input: {
                kind: 'group',
                fields: [
                  text('label', 'Label'),
                  {
                    name: 'children',
                    label: 'Children',
                    isOptional: false,
                    input: {
                      kind: 'list',
                      least: 1,
                      item: {
                        name: '',
                        label: '',
                        isOptional: false,
                        input: { kind: 'group', fields: link },
                      },
                    },
                  },
                ],
              },
            },
            { label: 'Page', start: {}, input: { kind: 'group', fields: link } },
          ],
        },
      },
    ],
    values: { entry: { label: 'Advice', route: 'about' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Page'), 'Consulting (/services/consulting)');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      entry: { label: 'Advice', route: 'service', params: { slug: 'consulting' } },
    });
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Group of pages');
    await expect(args.onChange).toHaveBeenLastCalledWith({ entry: { label: '', children: [] } });
  },
};

export const Colour: Story = {
  args: {
    fields: [{ name: 'wine', label: 'Wine', isOptional: false, input: { kind: 'colour' } }],
    values: { wine: '#2e0719' },
  },
  play: async ({ canvas }) => {
    const digits = canvas.getByRole('textbox', { name: 'Wine' });
    await userEvent.clear(digits);
    await userEvent.type(digits, '#6b0f30');
    await expect(canvas.getByLabelText('Pick wine')).toHaveValue('#6b0f30');
  },
};

/** The box of the picker is empty, not black. */
export const NoColour: Story = {
  args: {
    fields: [{ name: 'wine', label: 'Wine', isOptional: true, input: { kind: 'colour' } }],
    values: {},
  },
};

/** The box stands on the line of the control beside it, and its help below it as that of other fields. */
export const SwitchBesideAField: Story = {
  args: {
    fields: [
      {
        name: 'page',
        label: 'Page',
        isOptional: false,
        input: {
          kind: 'group',
          fields: [
            { ...text('title', 'Title'), help: 'The name in the menu.' },
            {
              name: 'listed',
              label: 'In the menu',
              help: 'Search finds it in any case.',
              isOptional: true,
              input: { kind: 'switch', isOn: false },
            },
          ],
        },
      },
    ],
    values: { page: { title: 'Questions' } },
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'In the menu' });
    await expect(box).toHaveAccessibleDescription('Search finds it in any case.');
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(Math.abs(middle(box) - middle(field))).toBeLessThan(1);
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: { title: 'Questions', listed: true } });
  },
};
