import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { plates } from '@/content/plates';
import { PictureBand } from '@/sections/picture-band/picture-band';

const meta = {
  component: PictureBand,
  parameters: { layout: 'fullscreen' },
  args: { plate: plates.about, alt: 'Lines that rise like hills.' },
} satisfies Meta<typeof PictureBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithACaption: Story = { args: { caption: 'The studio in May, before the tables came.' } };
export const OnAPhone: Story = { ...WithACaption, globals: { viewport: { value: 'phone' } } };
