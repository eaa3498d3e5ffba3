import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { plates } from '@/content/plates';
import { Plate } from '@/design-system/plate/plate';
import type { Plate as PlateData } from '@/lib/plate';

const meta = {
  component: Plate,
  args: { plate: plates.sun, alt: 'The sun over the sea, drawn in lines' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fills its parent and crops: lines are never scaled down. */
export const Cover: Story = {
  args: { fit: 'cover' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 240, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
};

/** Fills its parent at the size it was drawn, and loses what is too much. */
export const Crop: Story = {
  tags: ['browser'],
  args: { fit: 'crop' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 240, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: /^The sun/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 5000 });
    await expect(image.width).toBe(image.naturalWidth);
  },
};

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

/** A plate without a crop draws nothing rather than a broken picture. */
export const WithoutSources: Story = {
  args: { plate: { id: 'none', sources: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
};

const every: readonly PlateData[] = Object.values(plates);

export const AllPlates: Story = {
  decorators: [],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 24 }}>
      {every.map((plate) => (
        <figure key={plate.id}>
          <Plate plate={plate} alt="" loading="eager" />
          <figcaption style={{ fontSize: 14 }}>{plate.id}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const LoadsAPictureThatExists: Story = {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: /^The sun/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0), { timeout: 5000 });
    await expect(image.currentSrc).toMatch(/\.avif$/);
    await expect(image).toHaveAttribute('width');
    await expect(image).toHaveAttribute('height');
  },
};
