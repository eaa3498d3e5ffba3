import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { plates } from '@/content/plates';
import { Plate } from '@/design-system/plate/plate';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import type { Plate as PlateData } from '@/lib/plate';
import type { CropFacts, RecipeFacts } from '../../.storybook/plate-recipes';

/** The recipes as data; the build of this Storybook reads them and writes them in here. */
declare const PLATE_RECIPES: readonly RecipeFacts[];

const drawn: Readonly<Record<string, PlateData>> = plates;

const cell = {
  padding: '6px 16px 6px 0',
  textAlign: 'start',
  borderBlockEnd: '1px solid var(--line)',
} as const;
const weightOf = ({ bytes }: CropFacts) =>
  bytes.map((size) => `${(size / 1000).toFixed(1)} KB`).join(' and ');

function Crops({ crops }: { crops: readonly CropFacts[] }) {
  return (
    <ScrollBox label="Crops" style={{ overflowX: 'auto' }}>
      <table style={{ inlineSize: '100%', fontSize: 14, borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Crop', 'CSS px', 'Density', 'Taken at', 'AVIF', 'WebP', 'Weight'].map((head) => (
              <th key={head} scope="col" style={{ ...cell, color: 'var(--muted)' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crops.map((crop) => (
            <tr key={crop.name}>
              <th scope="row" style={{ ...cell, fontWeight: 600 }}>
                {crop.name}
              </th>
              <td style={{ ...cell, whiteSpace: 'nowrap' }}>
                {crop.width} × {crop.height}
              </td>
              <td style={cell}>{crop.densities.join(' and ')}</td>
              <td style={cell}>{crop.media ?? 'any other width'}</td>
              <td style={{ ...cell, whiteSpace: 'nowrap' }}>
                q{crop.packing.avif}, {crop.packing.chroma}
              </td>
              <td style={cell}>q{crop.packing.webp}</td>
              <td style={{ ...cell, whiteSpace: 'nowrap' }}>{weightOf(crop)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Recipe({ id, decorative, sources, data, crops }: RecipeFacts) {
  const plate = drawn[id];
  return (
    <section aria-label={id} style={{ display: 'grid', gap: 12, paddingBlockEnd: 40 }}>
      <h3 style={{ font: '600 1.25rem/1.25 var(--font-display)' }}>{id}</h3>
      {plate && (
        <div
          style={{
            position: 'relative',
            blockSize: 240,
            maxInlineSize: crops.at(-1)?.width,
            overflow: 'hidden',
          }}
        >
          <Plate plate={plate} alt="" fit="crop" />
        </div>
      )}
      <p style={{ fontSize: 14 }}>
        {decorative
          ? 'Decorates: its alternative text is empty.'
          : 'Says something: whoever uses it writes its alternative text.'}{' '}
        Ground: {plate?.ground}. Drawn by{' '}
        {sources.map((source, index) => (
          <span key={source}>
            {index > 0 && ', '}
            <code style={{ overflowWrap: 'anywhere' }}>{source}</code>
          </span>
        ))}
        {data !== undefined && (
          <>
            {' '}
            from <code style={{ overflowWrap: 'anywhere' }}>{JSON.stringify(data)}</code>
          </>
        )}
        .
      </p>
      <Crops crops={crops} />
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
      {PLATE_RECIPES.filter(({ id }) => familyOf(id) === family).map((recipe) => (
        <Recipe key={recipe.id} {...recipe} />
      ))}
    </>
  ),
} satisfies Meta<{ family: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields of lines that fill a screen's width: heroes, bands, the sign-in, the page that is not there. */
export const Fields: Story = {
  play: async ({ canvasElement }) => {
    await expect(PLATE_RECIPES.map(({ id }) => id).sort()).toEqual(
      Object.keys(drawn)
        .map((name) => drawn[name]!.id)
        .sort(),
    );
    const image = within(canvasElement).getByRole('region', { name: 'hero' }).querySelector('img')!;
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
