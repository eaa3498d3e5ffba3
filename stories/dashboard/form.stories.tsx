import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Button } from '@/design-system/button/button';
import { dayField } from './typed-day';
import { framed } from '../framed';

interface Booking {
  name: string;
  hours: string;
}

const labels = { name: 'Name', hours: 'Hours' } as const;
type FieldId = keyof typeof labels;

function errorsIn({ name, hours }: Booking): Partial<Record<FieldId, string>> {
  const count = Number(hours);
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...((hours === '' || !(count >= 0 && count <= 80)) && { hours: 'Enter hours from 0 to 80.' }),
  };
}

interface BookingFormProps {
  onSave: (booking: Booking) => void;
}

/** A form as screens join it from the parts: it says what is wrong after an attempt to submit it. */
function BookingForm({ onSave }: BookingFormProps) {
  const id = useId();
  const [booking, setBooking] = useState<Booking>({ name: '', hours: '' });
  const [tries, setTries] = useState(0);
  const found = errorsIn(booking);
  const shown = tries > 0 ? found : {};
  const fieldProps = (field: FieldId) => ({
    id: `${id}-${field}`,
    label: labels[field],
    error: shown[field],
    value: booking[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setBooking({ ...booking, [field]: target.value }),
  });
  return (
    <form
      aria-label="New booking"
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(found).length > 0) setTries(tries + 1);
        else onSave(booking);
      }}
    >
      <ErrorSummary
        tries={tries}
        errors={(Object.keys(labels) as FieldId[]).flatMap((field) =>
          shown[field] ? [{ id: `${id}-${field}`, text: `${labels[field]}: ${shown[field]}` }] : [],
        )}
      />
      <InputField {...fieldProps('name')} />
      <InputField {...fieldProps('hours')} unit="hours" inputMode="decimal" />
      <div>
        <Button type="submit" size="compact">
          Save
        </Button>
      </div>
    </form>
  );
}

const meta = {
  component: BookingForm,
  args: { onSave: fn() },
  decorators: [framed({ style: { maxInlineSize: 420 } })],
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fields: Story = {
  tags: ['browser'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <InputField label="Name" error="Enter a name." />
      <InputField label="Hours" unit="hours" defaultValue="90" error="Enter hours from 0 to 80." />
      <DateField label="Start date" hint="The first day at work." value="2026-11-18" onDay={() => {}} />
      <InputField label="Phone" mark="optional" type="tel" />
      <ChoiceField
        label="Status"
        choices={[
          { value: 'active', label: 'Active' },
          { value: 'suspended', label: 'Suspended' },
        ]}
        placeholder="Choose one"
      />
      <AreaField label="About" mark="optional" />
      <InputField label="Closed" disabled defaultValue="Not to be changed" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toHaveAccessibleDescription(
      'Enter hours from 0 to 80.',
    );
    await expect(await dayField(canvas, 'Start date')).toHaveAccessibleDescription(
      /The first day at work\.$/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toBeValid();
  },
};

export const RejectsThenFixesWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    field('Name').focus();
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: '2 fields need a change.' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(within(summary).getByRole('link', { name: 'Name: Enter a name.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field('Name')).toHaveFocus();
    await userEvent.keyboard('Noor');
    await expect(canvas.getByRole('group', { name: 'One field needs a change.' })).toBeVisible();
    await expect(field('Name')).toBeValid();
    // A second try takes the focus again.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'One field needs a change.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}37.5');
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Noor', hours: '37.5' });
  },
};
