import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

const choiceOf = <Value extends string>(options: readonly Value[]) => ({
  control: 'inline-radio' as const,
  options,
  table: { type: { summary: options.map((option) => `'${option}'`).join(' | ') } },
});

const meta = {
  component: Button,
  args: { children: 'Get Started', onClick: fn() },
  // A button or a link: docgen does not look into such a union, and offers nothing to choose.
  argTypes: {
    variant: choiceOf(['signal', 'solid', 'outline']),
    size: choiceOf(['regular', 'compact']),
    href: {
      control: 'text',
      description: 'Draws a link instead, to a path of this site or any other address.',
    },
    icon: { control: false, description: 'An Icon drawn before the words.' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Signal: Story = { args: { variant: 'signal' } };

export const Outline: Story = { args: { variant: 'outline', children: 'Learn More' } };

export const Compact: Story = { args: { size: 'compact', children: 'View Details' } };

export const WithIcon: Story = {
  args: { icon: <Icon name="external-link" size={18} />, children: 'Demo', variant: 'signal' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { children: 'Start a project with people who answer within one working day' },
};

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button variant="signal">Get Started</Button>
      <Button>Sign In</Button>
      <Button variant="outline">Learn More</Button>
      <Button size="compact">View Details</Button>
      <Button disabled>Disabled</Button>
    </div>
  ),
};

export const OnDark: Story = {
  render: () => (
    <div
      data-ground="dark"
      style={{ padding: 24, color: 'var(--on-dark)', background: 'var(--ground-dark)' }}
    >
      <Button variant="signal">Get Started</Button> <Button variant="outline">Learn More</Button>
    </div>
  ),
};

/** The main button takes the dark ground: on its own colour it would not be seen. */
export const OnSignal: Story = {
  render: () => (
    <div
      data-ground="signal"
      style={{ padding: 24, color: 'var(--on-signal)', background: 'var(--ground-signal)' }}
    >
      <Button variant="signal">Get Started</Button> <Button variant="outline">Learn More</Button>
    </div>
  ),
};

export const PressedByMouseAndKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Get Started' });
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const AsLink: Story = {
  args: { href: '/contact', onClick: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Get Started' });
    await expect(link).toHaveAttribute('href', '/contact');
  },
};

export const DisabledOutlineIsMuted: Story = {
  args: { disabled: true, variant: 'outline' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Get Started' });
    await expect(getComputedStyle(button).color).not.toBe(getComputedStyle(canvasElement).color);
  },
};

export const DisabledDoesNothing: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Get Started' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
