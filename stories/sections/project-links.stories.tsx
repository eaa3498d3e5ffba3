import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ProjectLinks } from '@/sections/project-links/project-links';

const demoLink = 'https://ferry.undula.dev/';
const githubLink = 'https://github.com/undula/ferry';

const meta = {
  component: ProjectLinks,
  args: { project: { title: 'Harbour Ferry', demoLink, githubLink } },
} satisfies Meta<typeof ProjectLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DemoAlone: Story = { args: { project: { title: 'Harbour Ferry', demoLink } } };

export const LeadsToTheDemoAndTheSource: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Demo of Harbour Ferry' })).toHaveAttribute(
      'href',
      demoLink,
    );
    await expect(canvas.getByRole('link', { name: 'Source of Harbour Ferry' })).toHaveAttribute(
      'href',
      githubLink,
    );
  },
};
