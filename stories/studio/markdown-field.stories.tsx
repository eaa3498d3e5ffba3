import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChoicesContext } from '@/studio/form/choices-context';
import { MarkdownField, type MarkdownFieldProps } from '@/studio/markdown/markdown-field';

const choices = {
  collection: 'pages',
  pictures: { files: [], drawn: [] },
  references: {},
  pages: [],
  upload: async () => 'harbour.jpg',
};

function Field({ value: first, onChange, ...rest }: MarkdownFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <ChoicesContext value={choices}>
      <MarkdownField
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </ChoicesContext>
  );
}

/** The Markdown of an entry, with its buttons, blocks and mistakes. */
const meta = {
  component: Field,
  args: { id: 'text', value: 'Write to us.\n\nWe answer **soon**.', mistakes: [], onChange: fn() },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AddsABlock: Story = {
  args: { hasBlocks: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add block' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Team' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('\n::: team\n'));
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  },
};

export const GoesToAMistake: Story = {
  args: { mistakes: [{ line: 3, text: 'link: Expected: the path of a page. Found: "/nowhere".' }] },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Line 3' }));
    await expect(text).toHaveFocus();
    await waitFor(() => expect(getSelection()!.toString()).toBe('We answer **soon**.'));
  },
};
