import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { projects as content } from '@generated/content/projects';
import { pathTo } from '@/routes/paths';
import { repeat } from '../fixtures/repeat';
import { Projects, type ProjectsProps } from '@/sections/projects/projects';

/** With a demo and a source each. */
const projects = content.map((project) => ({
  ...project,
  demoLink: `https://${project.id}.undula.example`,
  githubLink: `https://code.undula.example/${project.id}`,
}));

/** The owner of the address, as the home page is. */
function Addressed({ openId: first, onOpen, onClose, ...rest }: ProjectsProps) {
  const [openId, setOpenId] = useState(first);
  return (
    <Projects
      {...rest}
      openId={openId}
      onOpen={(project) => {
        onOpen(project);
        setOpenId(project.id);
      }}
      onClose={() => {
        onClose();
        setOpenId(null);
      }}
    />
  );
}

const meta = {
  component: Projects,
  parameters: { layout: 'fullscreen' },
  args: { ...home.projects, projects, plates, openId: null, onOpen: fn(), onClose: fn() },
  render: (args) => <Addressed {...args} />,
} satisfies Meta<typeof Projects>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, title: string) =>
  within(canvasElement).getByRole('button', { name: `View Details of ${title}` });
const drawer = (title: string) =>
  within(document.body).findByRole('dialog', { name: `Project details ${title}` });
const closed = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const Default: Story = {};

const many = (count: number) =>
  repeat(projects, count, (project, number) => ({
    ...project,
    id: `${project.id}-${number}`,
    title: `${project.title} ${number}`,
  }));

export const One: Story = { args: { projects: many(1) } };

export const Two: Story = { args: { projects: many(2) } };

export const Five: Story = { args: { projects: many(5) } };

export const UnknownProject: Story = {
  args: { unknownId: 'moon-base' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '“moon-base” is not one of the projects on this page.',
    );
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const WithoutPictures: Story = { args: { plates: {} } };

export const LongText: Story = {
  args: {
    projects: projects.map((project) => ({
      ...project,
      title: `${project.title} and everything around it`,
      summary: `${project.summary} `.repeat(3),
      tags: [...project.tags, 'Accessibility', 'Offline first', 'Analytics'],
    })),
  },
};

export const ShowsEachProject: Story = {
  play: async ({ canvas }) => {
    for (const { title, subtitle, summary, demoLink, githubLink } of projects) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(subtitle)).toBeVisible();
      await expect(canvas.getByText(summary)).toBeVisible();
      await expect(canvas.getByRole('link', { name: `Demo of ${title}` })).toHaveAttribute('href', demoLink);
      await expect(canvas.getByRole('link', { name: `Source of ${title}` })).toHaveAttribute(
        'href',
        githubLink,
      );
    }
    await expect(canvas.getByRole('link', { name: 'View More' })).toHaveAttribute(
      'href',
      pathTo('portfolio'),
    );
  },
};

export const WithoutLinks: Story = {
  args: {
    projects: projects.map((project) => ({ ...project, demoLink: undefined, githubLink: undefined })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^View Details/ })).toHaveLength(3);
    // The titles of the cards, and the way to all projects.
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const OpensByAPressOnTheCard: Story = {
  play: async ({ canvas, args }) => {
    const { id, title } = projects[1]!;
    // Its area is all of the card. In another tab it opens the page of the project.
    const link = canvas.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', pathTo('project', { id }));
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id });
    await drawer(title);
  },
};

export const OpensEachProjectByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    for (const { id, title, features } of projects) {
      await userEvent.click(button(canvasElement, title));
      await expect(args.onOpen).toHaveBeenLastCalledWith({ id });
      const dialog = within(await drawer(title));
      await expect(dialog.getByText(features[0]!)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await closed();
    }
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const OpensWithTheKeyboardAndGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement, 'Ceramics Studio');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await drawer('Ceramics Studio');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await closed();
    await expect(opener).toHaveFocus();
  },
};

export const OpenedByItsAddress: Story = { args: { openId: 'harbour-ferry' } };

export const OpenedByItsAddressFocusGoesToItsCard: Story = {
  args: { openId: 'grid-monitor' },
  play: async ({ canvasElement }) => {
    const dialog = await drawer('Grid Monitor');
    await expect(within(dialog).getByRole('link', { name: 'Open the full page' })).toHaveAttribute(
      'href',
      pathTo('project', { id: 'grid-monitor' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await closed();
    await expect(button(canvasElement, 'Grid Monitor')).toHaveFocus();
  },
};
