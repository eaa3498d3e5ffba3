import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { PersonPage } from '@/pages/person/person';
import { pathTo } from '@/routes/paths';
import { noorPage } from '../fixtures/people';

const meta = {
  component: PersonPage,
  parameters: { layout: 'fullscreen', path: pathTo('person', { slug: 'noor-adair' }) },
  args: { data: noorPage },
} satisfies Meta<typeof PersonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutArticles: Story = {
  args: { data: { ...noorPage, posts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const WithoutFacts: Story = {
  args: { data: { ...noorPage, background: undefined, skills: [], achievements: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const WithoutBackground: Story = { args: { data: { ...noorPage, background: undefined } } };

export const WithoutSocialLinks: Story = {
  args: { data: { ...noorPage, socials: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Noor Adair elsewhere' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    data: {
      ...noorPage,
      name: 'Maximiliane-Theodora Featherstonehaugh',
      fullDescription: `${noorPage.fullDescription} `.repeat(2),
      background: `${noorPage.background}, and before that a print workshop, a foundry and a ferry`,
      achievements: [...noorPage.achievements, ...noorPage.achievements.map((text) => `${text}, twice`)],
    },
  },
};

export const SaysWhoItIsAndWhereElseTheyAre: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Noor Adair' })).toBeVisible();
    await expect(canvas.getByText('Creative Director')).toBeVisible();
    const elsewhere = within(canvas.getByRole('list', { name: 'Noor Adair elsewhere' }));
    for (const { network, url } of noorPage.socials) {
      const link = elsewhere.getByRole('link', { name: network });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Background',
      'Skills',
      'Achievements',
    ]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Written by Noor Adair' })).toBeVisible();
  },
};
