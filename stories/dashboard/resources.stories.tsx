import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResourcesScreen } from '@/dashboard/screens/resources/resources';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';

const meta = {
  component: ResourcesScreen,
  decorators: [withToasts, inPortal({ role: 'intern' })],
  parameters: { layout: 'fullscreen', path: portalPath('resources') },
} satisfies Meta<typeof ResourcesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Record<string, string>) => ({ path: portalPath('resources', query) });

/** The line that says how many are shown; the toasts have regions of their own. */
const shown = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('status')[0];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await expect(shown(canvas)).toHaveTextContent('14 resources');
    await expect(canvas.getAllByRole('article')).toHaveLength(14);
    await expect(canvas.getByRole('button', { name: 'Bookmark Keyboard patterns' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const FromAnAddress: Story = {
  parameters: at({ q: 'message', tags: 'writing' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('message');
    await expect(canvas.getByRole('button', { name: /^writing/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Writing error messages' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  parameters: at({ q: 'zeppelin', bookmarked: '1' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No resources match your filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all resources' }));
    await waitFor(() => expect(shown(canvas)).toHaveTextContent('14 resources'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const NoBookmarks: Story = {
  parameters: { ...at({ bookmarked: '1' }), ...seeded((sample) => ({ ...sample, bookmarks: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookmarks yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all resources' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
  },
};

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, resources: [], bookmarks: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No resources yet')).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: at({ resource: 'keyboard-patterns', tags: 'code' }),
  play: async ({ canvas }) => {
    const text = within(canvas.getByRole('region', { name: 'Keyboard patterns' }));
    await expect(text.getByText('1 min')).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'Related' }));
    await expect(others.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'All resources' }));
    // The filters are where they were left.
    await expect(canvas.getByRole('button', { name: /^code/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const UnknownResource: Story = {
  parameters: at({ resource: 'gone' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resource not found')).toBeVisible();
  },
};

export const FoundWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search resources' });
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('keys');
    await waitFor(() => expect(shown(canvas)).toHaveTextContent(/^\d of 14 resources/));
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Bookmarked/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(shown(canvas)).toHaveTextContent('2 of 14 resources'));
    const link = canvas.getByRole('link', { name: 'Keyboard patterns' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Keyboard patterns' })).toHaveFocus());
  },
};

export const FiltersByTwoTags: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^accessibility.*2$/ }));
    await waitFor(() => expect(shown(canvas)).toHaveTextContent('2 of 14'));
    await userEvent.click(canvas.getByRole('button', { name: /^code.*1$/ }));
    await waitFor(() => expect(shown(canvas)).toHaveTextContent('1 of 14'));
    await expect(canvas.getByRole('link', { name: 'Keyboard patterns' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^accessibility.*1$/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^code/ })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const TypingAndPressingAtOnceLosesNeither: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'error');
    await userEvent.click(canvas.getByRole('button', { name: /^writing/ }));
    // Longer than the pause with which the address follows the typing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByRole('button', { name: /^writing/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('searchbox')).toHaveValue('error');
  },
};

export const BookmarkedAndUndone: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark Font loading' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('button', { name: /^Bookmarked/ })).toHaveTextContent('3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  },
};
