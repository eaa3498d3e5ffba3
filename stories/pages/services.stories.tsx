import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ServicesPage } from '@/pages/services/services';
import { pathTo } from '@/routes/paths';
import { servicesPage } from '../fixtures/services';

const meta = {
  component: ServicesPage,
  parameters: { layout: 'fullscreen', path: pathTo('services') },
  args: { data: servicesPage },
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPrices: Story = {
  args: {
    data: {
      ...servicesPage,
      services: servicesPage.services.map((service) => ({ ...service, price: undefined })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Price')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FocusedRow: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Learn More about Digital Products' });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    data: {
      ...servicesPage,
      services: servicesPage.services.map((service) => ({
        ...service,
        title: `${service.title} and whatever it needs`,
        audience: `${service.audience} `.repeat(3),
        price: service.price && { ...service.price, from: 1_250_000, to: 12_800_000 },
      })),
    },
  },
};

export const SaysForWhomAndForHowMuch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(servicesPage.services.length);
    for (const [index, { title, audience, path }] of servicesPage.services.entries()) {
      const row = within(rows[index]!);
      await expect(row.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(row.getByText(audience)).toBeVisible();
      await expect(row.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute(
        'href',
        path,
      );
    }
    await expect(within(rows[5]!).getByText('$1,100 to $1,500 per day')).toBeVisible();
  },
};

export const FigurePlaysOnceAndRests: Story = {
  tags: ['no-review'],
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('article svg')!;
    const rest = figure.innerHTML;
    await userEvent.tab();
    await waitFor(() => expect(figure.innerHTML).not.toBe(rest));
    await waitFor(() => expect(figure.innerHTML).toBe(rest));
  },
};
