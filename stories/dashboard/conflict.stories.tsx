import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/design-system/button/button';
import { Conflict, type ConflictProps } from '@/dashboard/parts/conflict/conflict';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import { framed } from '../framed';

interface Version {
  title: string;
  place: string;
  notes: string;
}

const fields: readonly ConflictField<Version>[] = [
  { label: 'Title', text: ({ title }) => title },
  { label: 'Place', text: ({ place }) => place },
  { label: 'Notes', text: ({ notes }) => notes },
];

const mine: Version = { title: 'Design review', place: 'Long table', notes: 'Bring the second draft.' };

/** Two versions of one record, and the choice between them. */
const meta = {
  component: Conflict as (props: ConflictProps<Version>) => React.ReactNode,
  args: {
    subject: 'This event',
    mine,
    theirs: { ...mine, title: 'Design review with Kiln & Co', place: '' },
    fields,
    onKeepMine: fn(),
    onUseTheirs: fn(),
  },
  decorators: [framed({ style: { maxInlineSize: 640 } })],
} satisfies Meta<(props: ConflictProps<Version>) => React.ReactNode>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('row', { name });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(row(canvasElement, 'Title Design review Design review with Kiln & Co')).toBeVisible();
    await expect(row(canvasElement, 'Place Long table Empty')).toBeVisible();
    await expect(canvas.getByText('The other field is the same in both.')).toBeVisible();
  },
};

export const AnswersAPressOnSave: Story = {
  render: function Saved(args) {
    const [refused, setRefused] = useState(false);
    return refused ? (
      <Conflict {...args} />
    ) : (
      <Button size="compact" onClick={() => setRefused(true)}>
        Save
      </Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('heading', { name: /^This event was changed elsewhere/ }),
    ).toHaveFocus();
  },
};

export const DeletedElsewhere: Story = {
  args: { theirs: null },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(row(canvasElement, 'Title Design review Deleted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }));
    await expect(args.onUseTheirs).toHaveBeenCalledOnce();
  },
};

export const DeletedHere: Story = {
  args: { mine: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it anyway' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
  },
};

export const BothTheSame: Story = {
  args: { theirs: mine },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText(/^Both versions are the same/)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    mine: {
      ...mine,
      notes:
        'First line of many.\nSecond line, with a_word_that_is_longer_than_any_column_of_this_small_table_can_hold.',
    },
    theirs: { ...mine, notes: 'Go through what is left before the launch. '.repeat(8) },
  },
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onUseTheirs).toHaveBeenCalledOnce();
  },
};
