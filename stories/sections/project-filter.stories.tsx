import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ProjectFilter as Filter } from '@/lib/filter-projects';
import { ProjectFilter, type ProjectFilterProps } from '@/sections/project-filter/project-filter';
import { portfolioOf, threeProjects } from '../fixtures/projects';

const { tags, services } = portfolioOf(threeProjects);

/** The owner of the choice, as the page's address is. */
function Owned({ filter: first, onChoose, ...rest }: ProjectFilterProps) {
  const [filter, setFilter] = useState<Filter>(first);
  return (
    <ProjectFilter
      {...rest}
      filter={filter}
      onChoose={(choice) => {
        onChoose(choice);
        setFilter({ ...filter, ...choice });
      }}
    />
  );
}

const meta = {
  component: ProjectFilter,
  args: { tags, services, filter: { tag: null, service: null }, onChoose: fn(), onApproach: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof ProjectFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { filter: { tag: 'Maps', service: 'graphic-design' } } };

const manyTags = Array.from({ length: 30 }, (_, index) => ({ label: `Tag ${index + 1}`, count: 30 - index }));

export const ManyTags: Story = { args: { tags: manyTags } };

export const ShowsTheChosenOfManyTags: Story = {
  args: { tags: manyTags, filter: { tag: 'Tag 29', service: null } },
  play: async ({ canvas }) => {
    const tagGroup = within(canvas.getByRole('group', { name: 'Tag' }));
    await expect(tagGroup.getByRole('button', { name: 'Tag 29 2 projects', pressed: true })).toBeVisible();
    await expect(tagGroup.queryByRole('button', { name: /^Tag 28 / })).toBeNull();
  },
};

export const KeepsAReleasedButtonOfManyTags: Story = {
  args: { tags: manyTags, filter: { tag: 'Tag 29', service: null } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Tag 29 2 projects' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ tag: null });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
  },
};

export const HoldsOneOfEachGroup: Story = {
  play: async ({ canvas, args }) => {
    const pressed = () =>
      canvas.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Maps 1 project' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ tag: 'Maps' });
    await userEvent.click(canvas.getByRole('button', { name: 'Consulting 1 project' }));
    await expect(pressed()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'CMS 1 project' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ tag: 'CMS' });
    await expect(pressed()).toEqual(['Consulting 1 project', 'CMS 1 project']);
  },
};

export const DeselectsAPressedTag: Story = {
  args: { filter: { tag: 'Maps', service: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maps 1 project', pressed: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ tag: null });
  },
};

export const PreloadsOnHover: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(args.onApproach).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
    await expect(args.onApproach).toHaveBeenCalled();
  },
};
