import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { menu } from '@/routes/menu';
import { TopNav } from '@/sections/top-nav/top-nav';
import { searchSource } from '../search-source';

const meta = {
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  args: {
    logoWord: 'Undula',
    menu,
    currentPath: '/',
    search: searchSource,
    overlay: false,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main
          id="main"
          data-ground="dark"
          style={{
            minHeight: '300vh',
            padding: '12rem 2rem',
            color: 'var(--on-dark)',
            background: 'var(--ground-dark)',
          }}
        >
          <h1>A page below the bar</h1>
        </main>
      </>
    ),
  ],
  // Braces: newer browsers return a promise from it, and Storybook would call that to clean up.
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const look = (element: Element) => getComputedStyle(element).backgroundColor;
const scrollTo = async (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
  await waitFor(() => expect(window.scrollY).toBe(top));
  // React draws the bar between frames. Then its colours change.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
};

export const Default: Story = { args: { currentPath: '/about' } };

export const OverAHero: Story = { args: { overlay: true } };

export const GroupActive: Story = { args: { currentPath: '/services/consulting' } };

export const LongLogoWord: Story = { args: { logoWord: 'Northern & Lights', currentPath: '/blog' } };

/** Controls that are seen, from the bar's start to its end. */
const controlsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll('a, button, input')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );

/** Nine entries have no room beside the logo and the search: the menu has them. */
export const NineEntries: Story = {
  args: {
    currentPath: '/blog',
    menu: [...menu, { label: 'Questions', path: '/faq' }, { label: 'Our Figures', path: '/proof' }],
  },
  globals: { viewport: { value: 'bar' } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('banner');
    const reachable = controlsOf(bar);
    await expect(reachable.length).toBeGreaterThan(1);
    for (const control of reachable)
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const panel = within(canvas.getByRole('navigation', { name: 'Menu' }));
    await waitFor(() => expect(panel.getByText('Our Figures')).toBeVisible());
    await expect(panel.getAllByRole('listitem').filter((item) => item.checkVisibility())).toHaveLength(
      args.menu.length,
    );
  },
};

/** As many as ours: the bar has them all. */
export const SevenEntriesOnATablet: Story = {
  args: { currentPath: '/blog' },
  globals: { viewport: { value: 'bar' } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('banner');
    for (const control of controlsOf(bar))
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    const entries = within(canvas.getByRole('navigation', { name: 'Main' }));
    for (const { label } of args.menu) await expect(entries.getByText(label)).toBeVisible();
  },
};

export const HomeAliasIsHome: Story = {
  args: { currentPath: '/home', overlay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LogoLeadsHome: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Undula' });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(logo).toHaveAttribute('title', 'Click to Navigate Home Page');
  },
};

export const TurnsWhitePastFiftyPixels: Story = {
  args: { overlay: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const atTop = look(bar);
    await expect(atTop).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(50);
    await expect(look(bar)).toBe(atTop);
    await expect(getComputedStyle(bar).color).toBe('rgb(255, 255, 255)');
    await scrollTo(51);
    await expect(look(bar)).toBe('rgb(255, 255, 255)');
    await expect(bar.getBoundingClientRect().height).toBe(72);
    await scrollTo(0);
    await expect(look(bar)).toBe(atTop);
    await expect(bar.getBoundingClientRect().height).toBe(88);
  },
};

export const MenusSwitchPastTwentyPixels: Story = {
  args: { overlay: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    const item = canvas.getByRole('link', { name: 'Consulting' });
    const colour = () => getComputedStyle(item).color;
    const dark = colour();
    await scrollTo(20);
    await expect(colour()).toBe(dark);
    await scrollTo(21);
    await expect(colour()).not.toBe(dark);
  },
};

export const IsAlwaysWhiteElsewhere: Story = {
  args: { currentPath: '/about' },
  play: async ({ canvas }) => {
    await expect(look(canvas.getByRole('banner'))).toBe('rgb(255, 255, 255)');
  },
};

export const ShowsTheFourteenLinks: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const visible = () => nav.getAllByRole('link').length;
    await expect(visible()).toBe(5);
    await userEvent.click(nav.getByRole('button', { name: 'Projects' }));
    await waitFor(() => expect(visible()).toBe(8));
    await userEvent.click(nav.getByRole('button', { name: 'Services' }));
    await waitFor(() => expect(visible()).toBe(11));
  },
};
