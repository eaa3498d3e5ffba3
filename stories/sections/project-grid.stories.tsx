import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { ProjectGrid } from '@/sections/project-grid/project-grid';
import { longProject, manyProjects, threeProjects } from '../fixtures/projects';

const meta = {
  component: ProjectGrid,
  args: { projects: threeProjects },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 82rem)', marginInline: 'auto' }}>
        <h2>Projects</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { projects: threeProjects.slice(0, 1) } };

export const Two: Story = { args: { projects: threeProjects.slice(0, 2) } };

/** With the width of the page. */
export const OneWide: Story = { args: { projects: threeProjects.slice(0, 1), wide: true } };

export const TwoWide: Story = { args: { projects: threeProjects.slice(0, 2), wide: true } };

export const Four: Story = { args: { projects: manyProjects(4) } };

export const Five: Story = { args: { projects: manyProjects(5) } };

export const Twelve: Story = { args: { projects: manyProjects(12) } };

export const LongText: Story = { args: { projects: [longProject, ...threeProjects] } };

export const None: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const EachCardLeadsToItsCaseStudy: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    for (const { title, path, summary, imageAlt } of threeProjects) {
      const heading = canvas.getByRole('heading', { level: 3, name: title });
      const link = within(heading).getByRole('link', { name: title });
      await expect(link).toHaveAttribute('href', path);
      await expect(canvas.getByText(summary)).toBeVisible();
      // The link's area is the card's: what lies under the middle of the picture belongs to it.
      const picture = canvas.getByRole('img', { name: imageAlt });
      picture.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = picture.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    }
  },
};
