import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ProjectPage } from '@/pages/project/project';
import { ceramicsStudio, ferryCase } from '../fixtures/projects';

const meta = {
  component: ProjectPage,
  parameters: { layout: 'fullscreen', path: `/portfolio/${ferryCase.id}` },
  args: { data: ferryCase },
} satisfies Meta<typeof ProjectPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnGlass: Story = { args: { data: { ...ferryCase, ground: 'glass' } } };
export const OnVermilion: Story = { args: { data: { ...ferryCase, ground: 'vermilion' } } };
export const OnClaret: Story = { args: { data: { ...ferryCase, ground: 'claret' } } };
export const OnWine: Story = { args: { data: { ...ferryCase, ground: 'wine' } } };
export const OnBlush: Story = { args: { data: { ...ferryCase, ground: 'blush' } } };

export const LongText: Story = {
  args: {
    data: {
      ...ferryCase,
      title: 'Donaudampfschifffahrtsgesellschaftsfahrplanauskunft for every pier',
      client: 'Donaudampfschifffahrtsgesellschaft and its eleven piers',
      description: `${ferryCase.description} `.repeat(3),
      problem: `${ferryCase.problem} `.repeat(3),
      next: { ...ceramicsStudio, title: 'A next project with a title of many words' },
    },
  },
};

export const AnswersInTheOrderOfTheQuestions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Ferry' })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'The problem',
      'Results',
      'Two days on the pier',
      'What we threw away',
      'Features',
      'Technologies',
      'Ceramics Studio',
    ]);
  },
};

export const LinksToTheDemoAndTheNextProject: Story = {
  play: async ({ canvas }) => {
    const leads = async (name: string, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads('Demo of Harbour Ferry', ferryCase.demoLink!);
    await leads('Source of Harbour Ferry', ferryCase.githubLink!);
    await leads('Brand Strategy', ferryCase.services[0]!.path);
    await leads('Mobile Apps', ferryCase.category.path);
    await leads('Ceramics Studio', ceramicsStudio.path);
  },
};

export const WithoutADemo: Story = {
  args: { data: { ...ferryCase, demoLink: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Demo/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Source/ })).toBeVisible();
  },
};

export const OnlyRequiredFields: Story = {
  args: {
    data: {
      ...ferryCase,
      demoLink: undefined,
      githubLink: undefined,
      features: [],
      technologies: { frontend: [], backend: [], deployment: [] },
      client: undefined,
      duration: undefined,
      problem: undefined,
      numbers: [],
      quote: undefined,
      next: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Two days on the pier',
      'What we threw away',
    ]);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Year',
      'Services',
      'Category',
    ]);
  },
};

export const OneGroupOfTechnologies: Story = {
  args: {
    data: {
      ...ferryCase,
      technologies: { frontend: ['React Native'], backend: [], deployment: [] },
      features: [],
    },
  },
};

export const SaysWhoForHowLongAndWhen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Avery Crossings')).toBeVisible();
    await expect(canvas.getByText('18 weeks')).toBeVisible();
    await expect(canvas.getByText('2026')).toHaveAttribute('datetime', '2026-05-11');
    await expect(canvas.getByText(ferryCase.problem!)).toBeVisible();
  },
};
