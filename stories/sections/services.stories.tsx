import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { home } from '@/content/home';
import { services } from '@generated/content/services';
import { pathTo } from '@/routes/paths';
import { repeat } from '../fixtures/repeat';
import { Services } from '@/sections/services/services';

const meta = {
  component: Services,
  parameters: { layout: 'fullscreen' },
  args: { ...home.services, services },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const many = (count: number) =>
  repeat(services, count, (service, number) => ({
    ...service,
    slug: `${service.slug}-${number}`,
    title: `${service.title} ${number}`,
  }));

export const One: Story = { args: { services: many(1) } };

export const Two: Story = { args: { services: many(2) } };

export const Five: Story = { args: { services: many(5) } };

export const Twelve: Story = { args: { services: many(12) } };

export const LongText: Story = {
  args: {
    services: services.map((service) => ({
      ...service,
      description: `${service.description} `.repeat(3),
    })),
  },
};

export const FocusedCard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn More about Digital Products' });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const LeadsToEachService: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Learn More/ });
    await expect(links).toHaveLength(6);
    for (const { slug, title } of services)
      await expect(canvas.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute(
        'href',
        pathTo('service', { slug }),
      );
    await expect(canvas.getByRole('link', { name: 'All services' })).toHaveAttribute(
      'href',
      pathTo('services'),
    );
  },
};

/** Every cell of the grid is a service's: an empty one would be a block of the line colour. */
export const FillsEachRow: Story = {
  args: { services: many(7) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const { right } = list.getBoundingClientRect();
    const cells = within(list)
      .getAllByRole('listitem')
      .map((cell) => cell.getBoundingClientRect());
    for (const { bottom } of cells) {
      const row = cells.filter((cell) => Math.abs(cell.bottom - bottom) < 1);
      const end = Math.max(...row.map((cell) => cell.right));
      await expect(Math.abs(right - end)).toBeLessThan(3);
    }
  },
};

export const FigurePlaysOnceAndRests: Story = {
  tags: ['no-review'],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article')!;
    const figure = card.querySelector('svg')!;
    const rest = figure.innerHTML;
    card.querySelector('a')!.focus();
    await waitFor(() => expect(figure.innerHTML).not.toBe(rest));
    await waitFor(() => expect(figure.innerHTML).toBe(rest));
  },
};
