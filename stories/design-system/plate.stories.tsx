import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { plates } from '@/content/plates';
import { Plate } from '@/design-system/plate/plate';
import { Sketches } from '@/design-system/plate/sketches';
import type { Plate as PlateData } from '@/lib/plate';
import { framed } from '../framed';

const meta = {
  component: Plate,
  args: { plate: plates.sun, alt: 'The sun over the sea, drawn in lines' },
  decorators: [framed({ style: { position: 'relative', maxInlineSize: 480 } })],
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fills its parent and crops: lines are never scaled down. */
export const Cover: Story = {
  args: { fit: 'cover' },
  decorators: [framed({ style: { position: 'relative', blockSize: 240, overflow: 'hidden' } })],
};

/** Fills its parent at the size it was drawn, and loses what is too much. */
export const Crop: Story = {
  tags: ['browser'],
  args: { fit: 'crop' },
  decorators: [framed({ style: { position: 'relative', blockSize: 240, overflow: 'hidden' } })],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /^The sun/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.width).toBe(image.naturalWidth);
  },
};

const sketch = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#2e0719" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1" r=".7" fill="#ff4f2e"/></svg>',
)}`;

/** On a phone the prerendered page has a sketch under the picture, which is asked for after the words are painted. */
export const FirstOnAPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'phone' } },
  args: { fit: 'cover', first: true },
  decorators: [
    (Story) => (
      <Sketches value={{ [plates.sun.id]: sketch }}>
        <div style={{ position: 'relative', blockSize: 240, overflow: 'hidden' }}>
          <Story />
        </div>
      </Sketches>
    ),
  ],
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: /^The sun/ });
    const picture = image.closest('picture')!;
    const under = picture.previousElementSibling as HTMLImageElement;
    await expect(under).toHaveAttribute('alt', '');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await waitFor(() => expect(picture.getBoundingClientRect()).toEqual(under.getBoundingClientRect()));
  },
};

/** The application draws no sketch: whoever comes from another page has the picture soon. */
export const FirstWithoutASketch: Story = {
  args: { fit: 'natural', first: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
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
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: /^The sun/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.currentSrc).toMatch(/\.avif$/);
    await expect(image).toHaveAttribute('width');
    await expect(image).toHaveAttribute('height');
  },
};
