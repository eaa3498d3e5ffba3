import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Estimate } from '@/sections/estimate/estimate';
import { estimateServices } from '../fixtures/pages';

const meta = {
  component: Estimate,
  parameters: { layout: 'fullscreen', path: '/estimate' },
  args: {
    title: 'What do you need?',
    note: 'Taxes are not included.',
    services: estimateServices,
    origin: 'https://undula.example',
  },
} satisfies Meta<typeof Estimate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const One: Story = { args: { services: estimateServices.slice(0, 1) } };

export const Chosen: Story = {
  parameters: { path: '/estimate?estimate=graphic-design,consulting:5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Graphic Design' })).toBeChecked();
    // 14,000 and five days of 1,100; 38,000 and five of 1,500.
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('$19,500 to $45,500');
    await expect(canvas.getByText('Consulting, 5 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about these' })).toHaveAttribute(
      'href',
      '/contact?service=graphic-design,consulting',
    );
  },
};

export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Chosen, globals: { viewport: { value: 'tablet' } } };

export const AddsUp: Story = {
  play: async ({ canvas }) => {
    const sum = canvas.getByRole('status', { name: 'Total' });
    await expect(sum).toHaveTextContent('Choose a service');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Graphic Design' }));
    await expect(sum).toHaveTextContent('$14,000 to $38,000');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Social Marketing' }));
    await expect(sum).toHaveTextContent('$17,000 to $45,500');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Graphic Design' }));
    await expect(sum).toHaveTextContent('$3,000 to $7,500');
  },
};

export const BackToOneDay: Story = {
  ...Chosen,
  play: async ({ canvas }) => {
    const days = canvas.getByRole('combobox', { name: 'How long for Consulting' });
    await expect(days).toHaveTextContent('5 days');
    await userEvent.click(days);
    await userEvent.click(canvas.getByRole('option', { name: '1 day' }));
    await expect(days).toHaveTextContent('1 day');
    await expect(canvas.getByText('Consulting, 1 day')).toBeVisible();
    // Tab takes the active option, which is the chosen one.
    await userEvent.click(days);
    await userEvent.tab();
    await expect(canvas.getByText('Consulting, 1 day')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    services: estimateServices.slice(0, 2).map((service) => ({
      ...service,
      title: 'Identitätsgestaltungsgesamtverantwortungsübernahme',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
