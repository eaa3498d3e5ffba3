import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PeriodKind } from '@/dashboard/days/period';
import { PeriodBar } from '@/dashboard/parts/period/period-bar';
import { usePeriod } from '@/dashboard/parts/period/use-period';
import { inPortal } from './in-portal';
import { useVisited } from './use-visited';
import { clearDay, dayField, typeDay } from './typed-day';

interface PeriodOfAScreenProps {
  /** Those that the screen offers. */
  kinds: readonly PeriodKind[];
}

/** The bar as a screen has it: on top of what the address says. */
function PeriodOfAScreen({ kinds }: PeriodOfAScreenProps) {
  const state = usePeriod(kinds, 'month');
  const { first, last } = state.period.range;
  const visited = useVisited();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <PeriodBar kinds={kinds} state={state} />
      <p>
        {first} to {last}
      </p>
      <p style={{ overflowWrap: 'anywhere' }}>
        <code data-testid="visited">{visited}</code>
      </p>
    </div>
  );
}

const at = (query: string) => ({ layout: 'fullscreen', path: `/figures${query}` });

const meta = {
  component: PeriodOfAScreen,
  args: { kinds: ['week', 'month', 'quarter', 'year', 'custom'] },
  decorators: [inPortal({ role: 'admin' })],
  parameters: at(''),
} satisfies Meta<typeof PeriodOfAScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    link: (name: string | RegExp) => canvas.getByRole('link', { name }),
    isAt: (query: string) =>
      waitFor(() => expect(canvas.getByTestId('visited').textContent).toBe(`/figures${query}`)),
  };
};

export const Default: Story = {};

export const InThePast: Story = { parameters: at('?period=quarter&on=2026-04-01') };

export const CustomDays: Story = { parameters: at('?period=custom&from=2026-10-05&to=2026-10-16') };

export const OneKindAlone: Story = { args: { kinds: ['month'] } };

export const WalkedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, link, isAt } = parts(canvasElement);
    await expect(link('Month')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('link', { name: /^After/ })).toBeNull();
    await userEvent.tab();
    await expect(link('Week')).toHaveFocus();
    link('Custom').focus();
    await userEvent.tab();
    await expect(link('Previous: October 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isAt('?on=2026-10-01');
    await expect(link('Previous: September 2026')).toHaveFocus();
    await userEvent.tab();
    await expect(link('Next: November 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isAt('');
    // The present has no way on: the focus goes to the way back.
    await expect(link('Previous: October 2026')).toHaveFocus();
  },
};

export const AnotherKindKeepsTheDays: Story = {
  parameters: at('?on=2026-05-01'),
  play: async ({ canvasElement }) => {
    const { canvas, link, isAt } = parts(canvasElement);
    await userEvent.click(link('Quarter'));
    await isAt('?on=2026-04-01&period=quarter');
    await expect(canvas.getByText('Quarter 2 of 2026')).toBeVisible();
    await userEvent.click(link('Custom'));
    await isAt('?period=custom&from=2026-04-01&to=2026-06-30');
  },
};

export const RejectsInvalidDays: Story = {
  tags: ['browser'],
  parameters: at('?period=custom&from=2026-10-05&to=2026-10-16'),
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = parts(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'Days' }));
    const last = await dayField(form, 'To');
    await clearDay(last);
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    await expect(form.getByRole('alert')).toHaveTextContent('Choose both days.');
    await expect(last).toHaveAccessibleDescription('Choose both days.');
    await typeDay(last, '2026-10-01');
    await userEvent.keyboard('{Enter}');
    await expect(form.getByRole('alert')).toHaveTextContent('The last day is before the first.');
    await typeDay(last, '2026-10-09');
    await userEvent.keyboard('{Enter}');
    await isAt('?period=custom&from=2026-10-05&to=2026-10-09');
    await typeDay(last, '2026-10-08');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    await isAt('?period=custom&from=2026-10-05&to=2026-10-08');
    await expect(form.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
};

export const InvalidAddress: Story = {
  parameters: at('?period=decade&on=2026-02-30'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-01 to 2026-11-30')).toBeVisible();
  },
};
