import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { EntryContent } from '@/studio/data/api';
import { ReadyField } from '@/studio/form/ready-field';

const ready = [
  { label: 'Forest and copper', fields: { ink: '#06140e', foam: '#f5f8f4' } },
  { label: 'Wine and vermilion', fields: { ink: '#1c0714', foam: '#fff8f4' } },
];

function Colours({ first }: { first: EntryContent['fields'] }) {
  const [draft, setDraft] = useState<EntryContent>({ fields: first, body: '' });
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>
      <ReadyField
        label="Ready colours"
        ready={ready}
        edit={{ draft, set: (change) => setDraft({ ...draft, ...change }) }}
      />
      <output style={{ fontSize: 14 }}>{String(draft.fields.ink)}</output>
    </div>
  );
}

/** The choice above a form whose fields all change at once, such as the colours of the site. */
const meta = {
  component: Colours,
  args: { first: ready[1]!.fields },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Ready colours')).toHaveDisplayValue('Wine and vermilion');
    await expect(canvas.queryByRole('option', { name: 'Your own' })).toBeNull();
  },
};

export const ReplacesOnesOwn: Story = {
  args: { first: { ink: '#101010', foam: '#ffffff' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Ready colours');
    await expect(field).toHaveDisplayValue('Your own');
    await userEvent.selectOptions(field, 'Forest and copper');
    await expect(field).toHaveDisplayValue('Forest and copper');
    await expect(canvas.getByText('#06140e')).toBeVisible();
  },
};
