import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PortfolioIndex } from '@/content/page-data';
import { PortfolioPage } from '@/pages/portfolio/portfolio';
import { manyProjects, portfolioOf, threeProjects } from '../fixtures/projects';

const many = manyProjects(40);

const meta = {
  component: PortfolioPage,
  parameters: { layout: 'fullscreen', path: '/portfolio' },
  args: { data: portfolioOf(threeProjects), load: fn(async (): Promise<PortfolioIndex> => threeProjects) },
} satisfies Meta<typeof PortfolioPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const all = threeProjects.map(({ title }) => title);

export const Default: Story = {};

export const InParts: Story = {
  args: { data: portfolioOf(many, 2), load: fn(async (): Promise<PortfolioIndex> => many) },
};

export const WithoutProjects: Story = {
  args: { data: portfolioOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No project to show here yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter' })).toBeNull();
  },
};

export const Filtered: Story = { parameters: { path: '/portfolio?tag=Maps' } };

export const NothingFound: Story = { parameters: { path: '/portfolio?tag=Maps&service=consulting' } };

export const Loading: Story = {
  parameters: { path: '/portfolio?tag=Maps' },
  args: { load: fn(() => new Promise<PortfolioIndex>(() => {})) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking through all projects…');
    await expect(titles(canvasElement)).toEqual(all);
  },
};

export const ManyTags: Story = {
  args: {
    data: {
      ...portfolioOf(threeProjects),
      tags: Array.from({ length: 26 }, (_, index) => ({ label: `Tag number ${index + 1}`, count: 1 })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const tags = within(canvas.getByRole('group', { name: 'Tag' }));
    await expect(tags.getAllByRole('button', { pressed: false })).toHaveLength(12);
    await userEvent.click(tags.getByRole('button', { name: 'All 26 tags', expanded: false }));
    await expect(tags.getAllByRole('button', { pressed: false })).toHaveLength(26);
  },
};

export const FetchesNothingUntilAsked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(titles(canvasElement)).toEqual(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter', expanded: false }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.load).not.toHaveBeenCalled();
  },
};

export const FiltersByTagAndService: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const service = canvas.getByRole('button', { name: 'Digital Products 2 projects' });
    await userEvent.click(service);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '2 of 3 projects, with the service “Digital Products”',
      ),
    );
    await expect(service).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(canvasElement)).toEqual(['Harbour Ferry', 'Ceramics Studio']);

    await userEvent.click(canvas.getByRole('button', { name: 'Stripe 1 project' }));
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Ceramics Studio']));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 of 3 projects, with the tag “Stripe” and the service “Digital Products”',
    );

    await userEvent.click(service);
    await expect(service).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(titles(canvasElement)).toEqual(all);
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const FiltersWithTheKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Brand Strategy 1 project' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Harbour Ferry']));
    await expect(first).toHaveFocus();
  },
};

export const ShowsAnAddressThatFilters: Story = {
  parameters: { path: '/portfolio?tag=Maps' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Harbour Ferry']));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter', expanded: false }));
    await expect(canvas.getByRole('button', { name: 'Maps 1 project', pressed: true })).toBeVisible();
  },
};

export const PagesWhatItFound: Story = {
  args: { data: portfolioOf(many), load: fn(async (): Promise<PortfolioIndex> => many) },
  parameters: { path: '/portfolio?service=digital-products' },
  play: async ({ canvas, canvasElement }) => {
    const found = many.filter(({ services }) => services.includes('digital-products'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} of 40 projects`),
    );
    await expect(titles(canvasElement)).toEqual(found.slice(0, 12).map(({ title }) => title));
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(titles(canvasElement)).toEqual(found.slice(24).map(({ title }) => title));
    await expect(canvas.getByRole('status')).toHaveTextContent('page 3 of 3');
    // Reading goes on at the beginning of the list.
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
    // Another choice begins at its own first page.
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Consulting/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/page 1 of 2$/);
  },
};

let isOnline = false;

export const TriesAgainAfterAFailure: Story = {
  parameters: { path: '/portfolio?tag=Maps' },
  args: {
    load: fn(async (): Promise<PortfolioIndex> => {
      if (!isOnline) throw new Error('offline');
      return threeProjects;
    }),
  },
  beforeEach: () => void (isOnline = false),
  play: async ({ canvas, canvasElement }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const note = canvas.getByRole('status');
    await expect(note).toHaveTextContent(
      'The list of all projects did not load, so what you see is not filtered.',
    );
    await expect(titles(canvasElement)).toEqual(all);
    isOnline = true;
    await userEvent.click(again);
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Harbour Ferry']));
    // The button is gone; the focus has not gone with it.
    await expect(note.parentElement).toHaveFocus();
  },
};

export const UnknownTag: Story = {
  parameters: { path: '/portfolio?tag=Typewriters' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'There is no tag “Typewriters” in this portfolio.',
    );
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'See all projects' }));
    await expect(titles(canvasElement)).toEqual(all);
  },
};

export const HostileAddress: Story = {
  parameters: {
    path: `/portfolio?tag=${encodeURIComponent('<img src=x onerror=alert(1)> ⛴ خرائط ')}${'x'.repeat(10_000)}&service=%E0%A4%A`,
  },
  play: async ({ canvas }) => {
    const { textContent } = canvas.getByRole('status');
    await expect(textContent).toContain('<img src=x onerror=alert(1)> ⛴');
    await expect(textContent!.length).toBeLessThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LinksCategoriesAsPages: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Project categories' });
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/portfolio', '/projects/web-development', '/projects/mobile-apps', '/projects/ui-ux-design']);
  },
};
