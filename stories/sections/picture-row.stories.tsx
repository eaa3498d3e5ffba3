import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { RowPicture } from '@/content/block-data';
import { plates } from '@/content/plates';
import { PictureRow } from '@/sections/picture-row/picture-row';

const tall: RowPicture = { plate: plates['portrait-noor'], alt: 'A portrait in lines.', shape: 'tall' };
const second: RowPicture = { plate: plates['portrait-ilan'], alt: 'Another portrait.', shape: 'tall' };
const third: RowPicture = { plate: plates['portrait-mara'], alt: 'A third portrait.', shape: 'tall' };
const wide: RowPicture = { plate: plates['cover-braid'], alt: 'Two braided waves.', shape: 'wide' };
const caption = 'The same head from three sides, drawn by one wave.';

const meta = {
  component: PictureRow,
  parameters: { layout: 'fullscreen' },
  args: { pictures: [tall, wide] },
} satisfies Meta<typeof PictureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Alone: Story = { args: { pictures: [wide] } };
export const WideFirst: Story = { args: { pictures: [wide, tall], caption } };
export const ThreeTall: Story = { args: { pictures: [tall, second, third], caption } };
export const OnAPhone: Story = { ...WideFirst, globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { pictures: [tall, second], caption: `${caption} `.repeat(6) } };

export const IsEquallyHigh: Story = {
  play: async ({ canvas }) => {
    const [first, other] = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect());
    if (first!.left === other!.left) return;
    await expect(Math.abs(first!.height - other!.height)).toBeLessThan(1);
    await expect(first!.width / first!.height).toBeCloseTo(4 / 5, 1);
  },
};
