import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchPage } from '@/pages/search/search';
import { flakySource, searchSource, slowSource } from '../search-source';

const meta = {
  component: SearchPage,
  parameters: { layout: 'fullscreen', path: '/search' },
  args: {
    data: { title: 'Search', lead: 'Services, projects, people, openings and everything we have written.' },
    source: searchSource,
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('searchbox', { name: 'Search the site' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const map = within(canvas.getByRole('navigation', { name: 'Or go straight to' }));
    await expect(map.getByRole('link', { name: 'Consulting' })).toHaveAttribute(
      'href',
      '/services/consulting',
    );
    await expect(map.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
};

export const Results: Story = {
  parameters: { path: '/search?q=design' },
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('design');
    const services = within(await canvas.findByRole('region', { name: /Services/ }));
    const link = services.getByRole('link', { name: 'Graphic Design' });
    await expect(link.querySelector('mark')).toHaveTextContent('Design');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    // Each result says why it is one.
    for (const result of canvas.getAllByRole('listitem'))
      await expect(
        result.querySelector('mark') ?? within(result).getByText('In the text of the page'),
      ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('results for “design”.'));
  },
};

export const NothingFound: Story = {
  parameters: { path: '/search?q=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing found for/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('navigation', { name: 'Or go straight to' })).toBeVisible();
  },
};

export const SomeOfTheWords: Story = {
  parameters: { path: '/search?q=ferry+zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No page has all of these words/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour Ferry' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { path: '/search?q=ferry' },
  args: { source: slowSource },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the search…')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { path: '/search?q=ferry' },
  args: { source: flakySource() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The search could not be loaded.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OddQuestions: Story = {
  parameters: {
    path: `/search?q=${encodeURIComponent(`<img src=x onerror=alert(1)> 🌊 שלום ${'unbroken'.repeat(1300)}`)}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/Nothing found for|No page has/, { selector: 'p' })).toBeVisible();
    await expect(field(canvasElement).getAttribute('value')?.length).toBe(200);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  parameters: { path: `/search?q=${encodeURIComponent('שלום')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /setting Hebrew/ })).toBeVisible();
  },
};

export const AnswersWhileOneTypes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'harbou');
    await expect(await canvas.findByRole('link', { name: 'Harbour Ferry' })).toHaveAttribute(
      'href',
      '/portfolio/harbour-ferry',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(await canvas.findByRole('navigation', { name: 'Or go straight to' })).toBeVisible();
  },
};

export const KeepsTheQuestionOnceTheAddressFollows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ferry ');
    // Longer than the pause with which the address follows the typing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(field(canvasElement)).toHaveValue('ferry ');
    await userEvent.type(field(canvasElement), 'tide');
    await expect(field(canvasElement)).toHaveValue('ferry tide');
    await expect(await canvas.findByRole('link', { name: 'Harbour Ferry' })).toBeVisible();
  },
};

export const ShowsMoreOfAKind: Story = {
  parameters: { path: '/search?q=field+notes' },
  play: async ({ canvas }) => {
    const articles = within(await canvas.findByRole('region', { name: /Articles/ }));
    await expect(articles.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(articles.getByRole('button', { name: /Show 16 more/ }));
    await waitFor(() => expect(articles.getAllByRole('link')).toHaveLength(24));
    await expect(articles.getAllByRole('link')[8]).toHaveFocus();
    await expect(articles.queryByRole('button')).toBeNull();
  },
};

export const GetsReadyAtTheFirstFocus: Story = {
  args: { source: { ...searchSource, prepare: fn() } },
  play: async ({ args, canvasElement }) => {
    await expect(args.source?.prepare).not.toHaveBeenCalled();
    await userEvent.click(field(canvasElement));
    await expect(args.source?.prepare).toHaveBeenCalled();
  },
};
