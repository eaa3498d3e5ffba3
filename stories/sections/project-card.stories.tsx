import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '@/design-system/text-link/text-link';
import { ProjectCard } from '@/sections/project-card/project-card';
import { harbourFerry, longProject } from '../fixtures/projects';

const meta = {
  component: ProjectCard,
  args: { project: harbourFerry, href: harbourFerry.path, headingLevel: 2 },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.layout ? '100%' : 'min(26.375rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Row: Story = { args: { layout: 'row' } };

export const Wide: Story = { args: { layout: 'wide' } };

export const LastOfThree: Story = { args: { layout: 'last-of-three' } };

export const WithActions: Story = {
  args: { href: undefined, footer: <TextLink href={harbourFerry.path}>View Details</TextLink> },
};

export const WithoutPicture: Story = { args: { project: { ...harbourFerry, image: undefined } } };

export const LongText: Story = { args: { project: longProject } };

export const IsOneTabStop: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: harbourFerry.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
