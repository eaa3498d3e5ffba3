import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { plates } from '@/content/plates';
import { Plate } from '@/design-system/plate/plate';
import type { Plate as PlateData } from '@/lib/plate';

const drawn: readonly PlateData[] = Object.values(plates);

function DrawnPlate({ plate }: { plate: PlateData }) {
  const { id, ground, sources } = plate;
  return (
    <section aria-label={id} style={{ display: 'grid', gap: 12, paddingBlockEnd: 40 }}>
      <h3 style={{ font: '600 1.25rem/1.25 var(--font-display)' }}>{id}</h3>
      <div
        style={{
          position: 'relative',
          blockSize: 240,
          maxInlineSize: sources.at(-1)?.width,
          overflow: 'hidden',
        }}
      >
        <Plate plate={plate} alt="" fit="crop" />
      </div>
      <p style={{ fontSize: 14 }}>
        Ground: {ground}. Crops in CSS px:{' '}
        {sources.map(({ width, height }) => `${width} × ${height}`).join(', ')}.
      </p>
    </section>
  );
}

const families = ['portrait', 'project', 'cover', 'service'] as const;
const familyOf = (id: string) => families.find((family) => id.startsWith(`${family}-`)) ?? 'field';

const meta = {
  title: 'foundations/plates',
  args: { family: 'field' },
  argTypes: { family: { control: 'select', options: ['field', ...families] } },
  render: ({ family }) => (
    <>
      {drawn
        .filter(({ id }) => familyOf(id) === family)
        .map((plate) => (
          <DrawnPlate key={plate.id} plate={plate} />
        ))}
    </>
  ),
} satisfies Meta<{ family: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields of lines that fill a screen's width: heroes, bands, the sign-in, the page that is not there. */
export const Fields: Story = {
  play: async ({ canvas }) => {
    // Further down, a picture is not loaded before it is near.
    const image = canvas.getAllByRole('region')[0]!.querySelector('img')!;
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

/** Busts ray-marched to light and depth, then engraved. */
export const Portraits: Story = { args: { family: 'portrait' } };

/** Our own small interfaces, photographed by the script on a ground of lines. */
export const Projects: Story = { args: { family: 'project' } };

/** Eight waves, each as an article's band and as the picture of its card. */
export const Covers: Story = { args: { family: 'cover' } };

/** A service's figure on the home page, as a field. */
export const Services: Story = { args: { family: 'service' } };
