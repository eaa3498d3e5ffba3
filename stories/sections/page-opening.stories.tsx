import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { plates } from '@/content/plates';
import { Button } from '@/design-system/button/button';
import { PageOpening } from '@/sections/page-opening/page-opening';

const meta = {
  component: PageOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'One line, many pictures: why we engrave our interfaces',
    lead: 'How a single wave became our illustration, our chart style and our loading state, and what it saved us in bytes.',
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Blog', path: '/blog' },
      { label: 'One line, many pictures: why we engrave our interfaces' },
    ],
    plate: plates['cover-interference'],
    ground: 'paper',
  },
} satisfies Meta<typeof PageOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = {
  args: {
    size: 'large',
    ground: 'foam',
    title: 'Graphic Design',
    lead: 'Identities, type and print that hold together from a favicon to a billboard. We draw the few elements a brand truly needs and make each of them last.',
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Services', path: '/service' },
      { label: 'Graphic Design' },
    ],
    plate: plates['cover-shear'],
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button variant="signal" href="/contact">
          Get Started
        </Button>
        <Button variant="outline" href="/portfolio">
          See projects
        </Button>
      </div>
    ),
  },
};

export const LargeWithALongWord: Story = {
  args: { ...Large.args, title: 'Product Development' },
};

export const TitleOnly: Story = {
  args: { title: 'Privacy Policy', lead: undefined, crumbs: undefined, plate: undefined, ground: 'foam' },
};

export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Identitätsgestaltungsgesamtverantwortungsübernahme',
    lead: 'A lead that says everything twice, and then once more for those who came late. '.repeat(4),
  },
};

export const OpensThePageWithItsTitle: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^One line, many pictures/);
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    // The plate only decorates, and it is part of the first view.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  },
};
