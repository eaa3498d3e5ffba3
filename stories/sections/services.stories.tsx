import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { home } from '@/content/home';
import { services } from '@generated/content/services';
import { pathTo } from '@/routes/paths';
import { Services } from '@/sections/services/services';

const meta = {
  component: Services,
  parameters: { layout: 'fullscreen' },
  args: { ...home.services, services },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    services: services.map((service) => ({
      ...service,
      description: `${service.description} `.repeat(3),
    })),
  },
};

export const FocusedCard: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Learn More about Digital Products' });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const LeadsToEachService: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /^Learn More/ });
    await expect(links).toHaveLength(6);
    for (const { slug, title } of services)
      await expect(
        within(canvasElement).getByRole('link', { name: `Learn More about ${title}` }),
      ).toHaveAttribute('href', pathTo('service', { slug }));
    await expect(within(canvasElement).getByRole('link', { name: 'All services' })).toHaveAttribute(
      'href',
      pathTo('services'),
    );
  },
};

export const FigurePlaysOnceAndRests: Story = {
  tags: ['no-review'],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article')!;
    const path = card.querySelector('path')!;
    const rest = path.getAttribute('d');
    card.querySelector('a')!.focus();
    await waitFor(() => expect(path.getAttribute('d')).not.toBe(rest));
    await waitFor(() => expect(path.getAttribute('d')).toBe(rest), { timeout: 4000 });
  },
};
