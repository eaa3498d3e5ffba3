import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { plates } from '@/content/plates';
import { Plate } from '@/design-system/plate/plate';
import type { Plate as PlateData } from '@/lib/plate';
import { LateField } from '@/sections/live-field/late-field';

const meta = {
  component: LateField,
  parameters: { layout: 'fullscreen' },
  args: {
    drawing: 'wordmark',
    // Software drawing would run in any browser of a test farm; stories say when they want it.
    canDraw: (): boolean => false,
  },
  render: ({ drawing, ...rest }) => {
    const plate: PlateData = plates[drawing];
    const { width, height } = plate.sources.at(-1)!;
    return (
      <div style={{ position: 'relative', aspectRatio: `${width} / ${height}` }}>
        <Plate plate={plate} alt="" fit="cover" />
        <LateField drawing={drawing} {...rest} />
      </div>
    );
  },
} satisfies Meta<typeof LateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sun: Story = { args: { drawing: 'sun' } };

export const Numerals: Story = { args: { drawing: 'lost' } };

export const StaysStillWhereItCannotDraw: Story = {
  args: { canDraw: fn(() => false) },
  play: async ({ args, canvasElement }) => {
    // The browser may take 4 s to be idle.
    await waitFor(() => expect(args.canDraw).toHaveBeenCalled(), { timeout: 8000 });
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};

export const AppearsOverTheStill: Story = {
  tags: ['no-review'],
  // At this size the processor of a test draws the field fast enough.
  globals: { viewport: { value: 'phone' } },
  args: { canDraw: () => true },
  play: async ({ canvasElement }) => {
    const canvas = () => canvasElement.querySelector('canvas');
    await waitFor(() => expect(canvas()).toHaveAttribute('data-state', 'live'), { timeout: 5000 });
    await expect(canvas()!.width).toBeGreaterThan(0);
    await expect(canvas()).toHaveAttribute('aria-hidden', 'true');
  },
};
