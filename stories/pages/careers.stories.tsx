import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CareersPage } from '@/pages/careers/careers';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { careers } from '../fixtures/jobs';

const meta = {
  component: CareersPage,
  parameters: { layout: 'fullscreen', path: pathTo('careers') },
  args: { data: careers },
} satisfies Meta<typeof CareersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoOpening: Story = {
  args: { data: { ...careers, jobs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No openings at the moment' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Openings' })).toBeNull();
    await expect(canvas.getByRole('link', { name: `Write to ${careers.email}` })).toHaveAttribute(
      'href',
      `mailto:${careers.email}`,
    );
  },
};

/** The banner of the page leads to its openings, not to the footer's link to this very page. */
export const HoldsTheCareersAnchor: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector(`#${anchors.careers}`)).toContainElement(
      canvas.getByRole('heading', { level: 2, name: 'Openings' }),
    );
  },
};

export const ListsEveryOpening: Story = {
  play: async ({ canvas }) => {
    for (const { title, path } of careers.jobs) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', path);
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(careers.jobs.length);
  },
};
