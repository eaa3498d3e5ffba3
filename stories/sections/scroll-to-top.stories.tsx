import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScrollToTop } from '@/sections/scroll-to-top/scroll-to-top';

const grounds = {
  light: {},
  dark: { background: 'var(--ground-dark)', color: 'var(--on-dark)' },
  signal: { background: 'var(--ground-signal)', color: 'var(--on-signal)' },
};

const scroll = async (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
  await waitFor(() => expect(window.scrollY).toBe(top));
};
const end = () => document.documentElement.scrollHeight - window.innerHeight;

const meta = {
  component: ScrollToTop,
  parameters: { layout: 'fullscreen', ground: 'light' },
  decorators: [
    (Story, { parameters }) => {
      const ground = parameters.ground as keyof typeof grounds;
      return (
        <>
          <main
            id="main"
            tabIndex={-1}
            data-ground={ground}
            style={{ minHeight: 3000, padding: 40, ...grounds[ground] }}
          >
            <h1>A long page</h1>
          </main>
          <Story />
        </>
      );
    },
  ],
  // Braces: newer browsers return a promise from it, and Storybook would call that to clean up.
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: () => scroll(900) };

export const OnDark: Story = { parameters: { ground: 'dark' }, play: () => scroll(1500) };

export const OnSignal: Story = { parameters: { ground: 'signal' }, play: () => scroll(1500) };

export const Full: Story = { play: () => scroll(end()) };

export const FullOnDark: Story = { parameters: { ground: 'dark' }, play: () => scroll(end()) };

export const AppearsPastThreeHundredPixels: Story = {
  play: async ({ canvas }) => {
    const find = () => canvas.queryByRole('button', { name: 'Scroll to top' });
    await scroll(300);
    await expect(find()).toBeNull();
    await scroll(301);
    await waitFor(() => expect(find()).toBeVisible());
    await expect(find()?.getBoundingClientRect().width).toBe(50);
    await scroll(300);
    await waitFor(() => expect(find()).toBeNull());
  },
};

export const IsSmallerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await scroll(900);
    const button = await waitFor(() => canvas.getByRole('button', { name: 'Scroll to top' }));
    await expect(button.getBoundingClientRect().width).toBe(40);
  },
};

export const FillsWithTheWayScrolled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await scroll(Math.round(end() / 2));
    const button = await waitFor(() => canvas.getByRole('button', { name: 'Scroll to top' }));
    const ring = canvasElement.querySelector('circle + circle')!;
    const left = () => Number.parseFloat(getComputedStyle(ring).strokeDashoffset);
    await waitFor(() => expect(left()).toBeCloseTo(50, 0));
    const look = () => getComputedStyle(button).backgroundColor;
    const part = look();
    await scroll(end());
    await waitFor(() => expect(left()).toBe(0));
    await waitFor(() => expect(look()).toBe('rgb(255, 75, 43)'));
    await scroll(end() - 100);
    await waitFor(() => expect(look()).toBe(part));
  },
};

export const LeadsBackToTheTop: Story = {
  play: async ({ canvas }) => {
    await scroll(1200);
    await userEvent.click(await waitFor(() => canvas.getByRole('button', { name: 'Scroll to top' })));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
