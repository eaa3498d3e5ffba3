import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Dropdown } from '@/design-system/dropdown/dropdown';

const meta = {
  component: Dropdown,
  args: {
    label: 'Services',
    items: [
      { label: 'Graphic Design', path: '/services/graphic-design', icon: 'pen-tool' },
      { label: 'Digital Products', path: '/services/digital-products', icon: 'layers' },
      { label: 'Consulting', path: '/services/consulting', icon: 'messages-square' },
    ],
    onChoose: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div
        data-ground={args.tone}
        style={
          args.tone === 'dark'
            ? { minHeight: 360, padding: 40, color: 'var(--on-dark)', background: 'var(--ground-dark)' }
            : { minHeight: 360, padding: 40 }
        }
      >
        <div style={{ display: 'flex', justifyContent: 'space-between' }}>
          <Story />
          <button type="button">Elsewhere</button>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwelveItems: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      label: `Service ${index + 1}`,
      path: `/services/service-${index + 1}`,
      icon: 'layers' as const,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().height).toBeLessThan(innerHeight);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('link', { name: 'Service 12' })).toHaveFocus();
  },
};

export const Active: Story = { args: { currentPath: '/services/consulting' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    for (const link of canvas.getAllByRole('link'))
      await expect(link.querySelector('svg')).toBeInTheDocument();
  },
};

/** The owner's times and width. Under reduced motion nothing moves. */
export const OpensInPointTwoSeconds: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    const time = (element: Element, part?: string) => getComputedStyle(element, part).transitionDuration;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const panel = canvas.getByRole('list');
    await expect(time(panel)).toBe(isStill ? '0s' : '0.2s, 0.2s');
    await expect(time(button.querySelector('svg')!)).toBe(isStill ? '0s' : '0.3s');
    await expect(time(button, '::after')).toBe(isStill ? '0s' : '0.3s, 0.3s');
    await expect(panel.getBoundingClientRect().width).toBe(24 * 16);
  },
};

export const OpenOnDark: Story = {
  args: { tone: 'dark', currentPath: '/services/consulting' },
  play: Open.play,
};

export const LongTexts: Story = {
  args: {
    label: 'What we do',
    items: [
      {
        label: 'Product development for organisations that have never had a product',
        path: '/a',
        icon: 'rocket',
      },
      { label: 'Consulting', path: '/b', icon: 'messages-square' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What we do' }));
    const [long] = await canvas.findAllByRole('link');
    // The panel keeps its width: the words wrap within it.
    await waitFor(() => expect(long!.scrollWidth).toBeLessThanOrEqual(long!.clientWidth));
  },
};

export const ClosesOnAnOutsideClick: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    for (const link of canvas.getAllByRole('link'))
      await expect(link.querySelector('svg')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryAllByRole('link')).toHaveLength(0));
  },
};

export const ClosesOnAChoice: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'Consulting' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/services/consulting' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WorksWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Graphic Design' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Consulting' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Digital Products' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Consulting' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/services/graphic-design' });
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    for (const link of canvas.getAllByRole('link'))
      await expect(link.querySelector('svg')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
