import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { ProjectAnatomy } from '@/sections/project-anatomy/project-anatomy';
import { ferryCase } from '../fixtures/projects';

const { features, technologies } = ferryCase;

const meta = {
  component: ProjectAnatomy,
  parameters: { layout: 'fullscreen' },
  args: { features, technologies },
} satisfies Meta<typeof ProjectAnatomy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    features: features.map(
      (feature) => `${feature}, and a good deal more than fits into one line of a column`,
    ),
    technologies: {
      ...technologies,
      frontend: [...technologies.frontend, 'Betriebssystemschnittstellenbeschreibungssprache'],
    },
  },
};

export const ListsFeaturesAndTechnologies: Story = {
  play: async ({ canvas }) => {
    const does = within(canvas.getByRole('region', { name: 'Features' }));
    await expect(does.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features);
    const made = within(canvas.getByRole('region', { name: 'Technologies' }));
    await expect(made.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Frontend',
      'Backend',
      'Deployment',
    ]);
    for (const technology of Object.values(technologies).flat())
      await expect(made.getByText(technology)).toBeVisible();
  },
};
