import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { TeamPage } from '@/pages/team/team';
import { pathTo } from '@/routes/paths';
import { teamPage } from '../fixtures/people';

const meta = {
  component: TeamPage,
  parameters: { layout: 'fullscreen', path: pathTo('team') },
  args: { data: teamPage },
} satisfies Meta<typeof TeamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutSkills: Story = {
  args: { data: { ...teamPage, people: teamPage.people.map((person) => ({ ...person, skills: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Skills' })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    data: {
      ...teamPage,
      people: teamPage.people.map((person) => ({
        ...person,
        name: `${person.name} Featherstonehaugh`,
        bio: `${person.bio} `.repeat(4),
        skills: [...person.skills, 'Measuring twice', 'Explaining a thing without its name'],
      })),
    },
  },
};

export const LeadsToEachPerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    for (const { name, path, portraitAlt } of teamPage.people) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(canvas.getByRole('img', { name: portraitAlt })).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
        'href',
        path,
      );
    }
  },
};
