import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { anchors } from '@/routes/anchors';
import { loseFields } from '@/motion/field-context';
import { pathTo } from '@/routes/paths';
import { Hero } from '@/sections/hero/hero';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    welcome: home.hero.welcome,
    title: home.hero.title,
    start: { label: home.hero.start, href: pathTo('contact') },
    more: { label: home.hero.more, href: `#${anchors.elevate}` },
    scroll: { label: home.hero.scroll, href: `#${anchors.elevate}` },
    plate: plates.hero,
    // Software drawing would run in any browser of a test farm; stories say when they want it.
    canDrawField: (): boolean => false,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    welcome: 'Welcome to the agency with a remarkably long name and a long way to say hello',
    title: ['We make websites', 'that people', 'like to use'],
  },
};

export const LiveField: Story = {
  args: { canDrawField: () => true },
};

export const ReadsAsOneTitle: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'We Create Digital Excellence' });
    await expect(title).toHaveTextContent(/^We Create Digital Excellence$/);
    await expect(title.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(title.closest('section')!.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight / 2);
  },
};

export const LeadsOn: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByRole('link', { name: 'Get Started' });
    const more = canvas.getByRole('link', { name: 'Learn More' });
    const scroll = canvas.getByRole('link', { name: 'Scroll to explore' });
    await expect(start).toHaveAttribute('href', '/contact');
    await expect(more).toHaveAttribute('href', '#elevate');
    await expect(scroll).toHaveAttribute('href', '#elevate');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(scroll).toHaveFocus();
  },
};

export const PausesByMouseAndKeyboard: Story = {
  tags: ['no-review'],
  // At this size the processor of a test draws the field fast enough.
  globals: { viewport: { value: 'phone' } },
  args: { canDrawField: () => true },
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause background motion' });
    await userEvent.click(pause);
    const play = canvas.getByRole('button', { name: 'Play background motion' });
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause background motion' })).toHaveFocus();
  },
};

export const ShowsTheStillWhenTheContextIsLost: Story = {
  tags: ['no-review'],
  // At this size the processor of a test draws the field fast enough.
  globals: { viewport: { value: 'phone' } },
  args: { canDrawField: () => true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pause background motion' });
    loseFields();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvasElement.querySelector('canvas')).toHaveAttribute('data-state', 'waiting');
  },
};
