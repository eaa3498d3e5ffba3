import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ServicePage } from '@/pages/service/service';
import { pathTo } from '@/routes/paths';
import { ceramicsStudio } from '../fixtures/projects';
import { graphicDesign } from '../fixtures/services';

const meta = {
  component: ServicePage,
  parameters: { layout: 'fullscreen', path: pathTo('service', { slug: 'graphic-design' }) },
  args: { data: graphicDesign },
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OneProject: Story = { args: { data: { ...graphicDesign, related: [ceramicsStudio] } } };

export const WithoutProjects: Story = {
  args: { data: { ...graphicDesign, related: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Projects with this service' })).toBeNull();
  },
};

export const OnlyRequiredFields: Story = {
  args: {
    data: { ...graphicDesign, plate: undefined, steps: [], price: undefined, questions: [], related: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What you receive',
      'Who it is for',
    ]);
  },
};

export const LongTitle: Story = {
  args: {
    data: {
      ...graphicDesign,
      title: 'Product Development and Everything After',
      steps: graphicDesign.steps.slice(1),
    },
  },
};

export const ShowsDeliverablesStepsAndPrice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Graphic Design');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What you receive',
      'How it goes',
      'Who it is for',
      'Projects with this service',
      'What it costs',
      'Questions',
    ]);
  },
};

export const LeadsToTheContactPageWithTheServiceChosen: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Get Started' }))
      await expect(link).toHaveAttribute('href', graphicDesign.contactPath);
    await expect(canvas.getByRole('link', { name: 'See projects' })).toHaveAttribute(
      'href',
      pathTo('portfolio'),
    );
  },
};
