import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { plates } from '@/content/plates';
import { projects as content } from '@generated/content/projects';
import type { Project } from '@/content/schema/picked';
import { pathTo } from '@/routes/paths';
import { ProjectDrawer } from '@/sections/project-drawer/project-drawer';

const [ferry, ceramics] = content.map((project) => ({
  ...project,
  demoLink: `https://${project.id}.undula.example`,
  githubLink: `https://code.undula.example/${project.id}`,
})) as [Project, Project];

const meta = {
  component: ProjectDrawer,
  parameters: { layout: 'fullscreen' },
  args: { project: ferry, plate: plates['project-harbour-ferry-drawer'], open: true, onClose: fn() },
} satisfies Meta<typeof ProjectDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => within(document.body).findByRole('dialog');

export const WithoutFeaturesAndTechnologies: Story = {
  args: { project: { ...ferry, features: [], technologies: { frontend: [], backend: [], deployment: [] } } },
  play: async () => {
    const inside = within(await drawer());
    await waitFor(() => expect(inside.getByRole('heading', { name: ferry.title })).toBeVisible());
    await expect(inside.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

export const Default: Story = {
  play: async () => {
    const inside = within(await drawer());
    await waitFor(() => expect(inside.getByRole('heading', { name: ferry.title })).toBeVisible());
    for (const group of ['Frontend', 'Backend', 'Deployment']) {
      await expect(inside.getByText(group)).toBeInTheDocument();
    }
    for (const feature of ferry.features) await expect(inside.getByText(feature)).toBeInTheDocument();
  },
};

export const AnotherProject: Story = {
  args: { project: ceramics, plate: plates['project-ceramics-studio-drawer'] },
};

export const WithoutPicture: Story = { args: { plate: undefined } };

export const LongText: Story = {
  args: {
    project: {
      ...ferry,
      title: 'Harbour Ferry and Island Connections Timetable',
      features: [
        'A feature whose sentence runs over the end of the line, as sentences about features often do',
      ],
      tags: ['React Native', 'Maps', 'Payments', 'Offline first', 'Accessibility', 'Localisation'],
    },
  },
};

export const LeadsOutAndOn: Story = {
  play: async () => {
    const inside = within(await drawer());
    await expect(inside.getByRole('link', { name: /^Demo/ })).toHaveAttribute('href', ferry.demoLink);
    await expect(inside.getByRole('link', { name: /^Source/ })).toHaveAttribute('href', ferry.githubLink);
    const onward = inside.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(onward).toContain(pathTo('project', { id: ferry.id }));
  },
};

export const WithoutLinks: Story = {
  args: { project: { ...ferry, demoLink: undefined, githubLink: undefined } },
  play: async () => {
    const inside = within(await drawer());
    await expect(inside.getAllByRole('link')).toHaveLength(1);
  },
};

export const AsksToBeClosed: Story = {
  play: async ({ args }) => {
    const inside = within(await drawer());
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
