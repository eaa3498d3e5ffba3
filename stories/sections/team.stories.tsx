import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { team } from '@generated/content/team';
import type { TeamMember } from '@/content/schema/picked';
import { pathTo } from '@/routes/paths';
import { repeat } from '../fixtures/repeat';
import { Team } from '@/sections/team/team';

const socials: TeamMember['socials'] = [
  { network: 'LinkedIn', url: 'https://linkedin.undula.example/noor-adair' },
  { network: 'GitHub', url: 'https://github.undula.example/noor-adair' },
];

const meta = {
  component: Team,
  parameters: { layout: 'fullscreen' },
  args: { ...home.team, members: team, plates },
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const many = (count: number) =>
  repeat(team, count, (member, number) => ({
    ...member,
    slug: `${member.slug}-${number}`,
    name: `${member.name} ${number}`,
  }));

export const Two: Story = { args: { members: many(2) } };

export const Twelve: Story = { args: { members: many(12) } };

export const OneStandsStill: Story = {
  args: { members: many(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: team[0]!.name })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const WithoutFacts: Story = {
  args: {
    members: team.map((member) => ({ ...member, background: undefined, skills: [], achievements: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    members: team.map((member, index) =>
      index === 1
        ? {
            ...member,
            name: 'Maximiliana Oyelaran-Featherstonehaugh',
            fullDescription: `${member.fullDescription} `.repeat(3),
            skills: [...member.skills, 'Systems thinking', 'Interaction design', 'Teaching'],
          }
        : member,
    ),
  },
};

export const WithoutPictures: Story = { args: { plates: {} } };

/** Stops the carousel and goes to the first member: on a slow machine it has moved on by then. */
async function showFirst(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: /^Pause/ }));
  for (let turn = 0; turn < team.length && !canvas.queryByRole('group', { name: '1 of 3' }); turn++)
    await userEvent.click(canvas.getByRole('button', { name: 'Next team member' }));
  return within(canvas.getByRole('group', { name: '1 of 3' }));
}

export const ShowsEverythingAboutAMember: Story = {
  play: async ({ canvas }) => {
    const slide = await showFirst(canvas);
    const [noor] = team;
    // The slide fades in.
    await waitFor(() => expect(slide.getByRole('heading', { name: noor!.name })).toBeVisible());
    await expect(slide.getByRole('img', { name: noor!.imageAlt })).toBeInTheDocument();
    for (const words of [
      noor!.role,
      noor!.fullDescription,
      noor!.background!,
      ...noor!.skills,
      ...noor!.achievements,
    ])
      await expect(slide.getByText(words)).toBeInTheDocument();
    await expect(slide.getByRole('link', { name: 'More about Noor' })).toHaveAttribute(
      'href',
      pathTo('person', { slug: noor!.slug }),
    );
    await expect(slide.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', pathTo('team'));
  },
};

export const WithSocialLinks: Story = {
  args: { members: team.map((member) => ({ ...member, socials })) },
  play: async ({ canvas }) => {
    const slide = await showFirst(canvas);
    for (const { network, url } of socials)
      await expect(slide.getByRole('link', { name: network })).toHaveAttribute('href', url);
  },
};

export const TurnsThroughAllMembersBothWays: Story = {
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('heading', { level: 3 }).textContent;
    await showFirst(canvas);
    const seen = [name()];
    for (let turn = 0; turn < 3; turn++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next team member' }));
      seen.push(name());
    }
    await expect(seen).toEqual([...team.map((member) => member.name), team[0]!.name]);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous team member' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous team member' }));
    await expect(name()).toBe(team[1]!.name);
  },
};

export const KeepsItsHeight: Story = {
  ...LongText,
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next team member' });
    // Until it is drawn, the section only has the height that the page reckons with.
    await waitFor(() => expect(next.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    // The stand-in for a face that is not there yet may break a line elsewhere.
    await document.fonts.ready;
    const height = canvasElement.offsetHeight;
    for (let turn = 0; turn < 3; turn++) {
      await userEvent.click(next);
      await expect(canvasElement.offsetHeight).toBe(height);
    }
  },
};
