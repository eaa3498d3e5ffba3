import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RegularUsersScreen } from '@/dashboard/screens/people/list/people-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, visited } from './in-people';

const meta = {
  component: RegularUsersScreen,
  parameters: { layout: 'fullscreen', path: portalPath('regular-users') },
  decorators: inPeople,
} satisfies Meta<typeof RegularUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th a')].map((link) => link.textContent);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 to 25 of 112')).toBeVisible();
    await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(25));
    await expect(canvas.queryByRole('link', { name: /^Add/ })).toBeNull();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Paged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of regular users' }));
    const rows = canvas.getByRole('combobox', { name: 'Rows per page' });
    const first = namesIn(canvasElement);
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await userEvent.click(pages.getByRole('link', { name: 'Next page' }));
    await expect(visited()).toBe(portalPath('regular-users', { page: '2' }));
    await waitFor(() => expect(namesIn(canvasElement)).not.toContain(first[0]));
    await userEvent.click(pages.getByRole('link', { name: 'Page 5' }));
    await expect(await canvas.findByText('101 to 112 of 112')).toBeVisible();
    await userEvent.selectOptions(rows, '100');
    await expect(visited()).toBe(portalPath('regular-users', { size: '100' }));
    await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(100));
  },
};

export const SelectedOnAllPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected regular users' }));
    await userEvent.click(bar.getByRole('button', { name: 'Select all 112' }));
    await waitFor(() => expect(bar.getByText(/ selected/)).toHaveTextContent('112 regular users selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Status' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Invited/ }));
    await waitFor(() => expect(bar.getByText(/ selected/)).toHaveTextContent(/\d+ of them not in this list/));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected regular users' })).toBeNull());
  },
};

export const CompaniesFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Company' }));
    const find = canvas.getByRole('searchbox', { name: 'Find in company' });
    await userEvent.type(find, 'kiln');
    await expect(canvas.getByRole('checkbox', { name: 'Kiln & Co 4' })).toBeVisible();
    await userEvent.clear(find);
    await userEvent.type(find, 'zzz');
    await expect(canvas.getByText('No matches.')).toBeVisible();
  },
};

export const PastTheLastPage: Story = {
  parameters: { path: portalPath('regular-users', { page: '4000', size: 'x', sort: 'bogus,-name' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101 to 112 of 112')).toBeVisible();
  },
};
