import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { menu } from '@/routes/menu';
import { TopNav } from '@/sections/top-nav/top-nav';
import { searchSource } from '../search-source';

/** Below 800 px a panel takes the place of the bar's links. */
const meta = {
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    logoWord: 'Undula',
    menu,
    currentPath: '/',
    search: searchSource,
    overlay: true,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main
          data-ground="dark"
          style={{
            minHeight: '200vh',
            paddingBlock: '8rem',
            color: 'var(--on-dark)',
            background: 'var(--ground-dark)',
          }}
        >
          <a href="#behind">A link behind the menu</a>
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

type Canvas = ReturnType<typeof within>;

/** Opens the menu and waits for its panel. */
const openMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  return waitFor(() => within(canvas.getByRole('navigation', { name: 'Menu' })));
};

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    await expect(panel.getAllByRole('link').length).toBeGreaterThan(1);
  },
};

export const GroupOpen: Story = {
  args: { currentPath: '/services/consulting', overlay: false },
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    await expect(panel.getByRole('link', { name: 'Consulting' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongLogoWord: Story = { args: { logoWord: 'Northern & Lights', overlay: false } };

export const ShowsTheFourteenLinksAndASearchBox: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    await expect(panel.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(panel.getByRole('button', { name: 'Projects' }));
    await userEvent.click(panel.getByRole('button', { name: 'Services' }));
    await expect(panel.getAllByRole('link')).toHaveLength(14);
    await userEvent.click(panel.getByRole('button', { name: 'Projects' }));
    await expect(panel.getAllByRole('link')).toHaveLength(11);
    await expect(canvas.getByRole('combobox', { name: 'Search...' })).toBeVisible();
  },
};

export const TogglesWithItsButton: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await openMenu(canvas);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const HoldsThePageStillWhileOpen: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.style.overflow;
    const page = canvas.getByText('A link behind the menu').parentElement;
    await openMenu(canvas);
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(page).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await expect(document.documentElement.style.overflow).toBe(before);
    await expect(page).not.toHaveAttribute('inert');
  },
};

export const ScrollsBelowTheBar: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Services' }));
    const box = canvas.getByRole('navigation', { name: 'Menu' }).parentElement!;
    // A phone held sideways.
    box.style.maxBlockSize = '360px';
    panel.getByRole('link', { name: 'Blog' }).focus();
    await expect(box.scrollTop).toBeGreaterThan(0);
    panel.getByRole('link', { name: 'Home' }).focus();
    const row = canvas.getByRole('button', { name: 'Menu' }).parentElement!;
    await expect(
      panel.getByRole('link', { name: 'Home' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(row.getBoundingClientRect().bottom - 1);
    await expect(getComputedStyle(row).backgroundColor).toBe(getComputedStyle(box).backgroundColor);
    box.scrollTop = box.scrollHeight;
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    panel.getByRole('link', { name: 'Blog' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    panel.getByRole('link', { name: 'Blog' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Undula' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(panel.getByRole('link', { name: 'Blog' })).toHaveFocus();
  },
};

export const ClosesOnAChoice: Story = {
  play: async ({ canvas }) => {
    const panel = await openMenu(canvas);
    await userEvent.click(panel.getByRole('link', { name: 'Careers' }));
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesOnASearchResult: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search...' }), 'ferry');
    await userEvent.click(await canvas.findByRole('option', { name: /Harbour Ferry/ }));
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};
