import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import * as s from './type.module.scss';

const meta = { title: 'foundations/type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps: readonly { name: string; sample: string }[] = [
  { name: 'd2', sample: 'We Create' },
  { name: 'banner', sample: 'Discover' },
  { name: 'd1', sample: 'Undulate' },
  { name: 'h1', sample: 'Meet Our Innovators' },
  { name: 'h2', sample: 'Why Choose Us' },
  { name: 'h3', sample: 'Graphic Design' },
  { name: 'h4', sample: 'Business hours' },
  { name: 'lead', sample: 'Tell us what you are building and when it has to be live.' },
  { name: 'article', sample: 'Good work moves like water: it finds the shortest way.' },
  { name: 'body', sample: 'One point of contact, a shared board and an open timesheet.' },
  { name: 'ui', sample: 'All fields are required.' },
  { name: 'small', sample: 'Names and figures are sample data.' },
];

/** Every step of the scale, set with the mixin that components use. */
export const Scale: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: 24 }}>
      {steps.map(({ name, sample }) => (
        <div key={name} style={{ overflow: 'clip' }}>
          <dt style={{ fontSize: 14, color: 'var(--muted)' }}>{name}</dt>
          <dd className={s[name]} style={{ overflowWrap: 'anywhere' }}>
            {sample}
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sizes = steps
      .slice(2)
      .map(({ sample }) => parseFloat(getComputedStyle(canvas.getByText(sample)).fontSize));
    const display = getComputedStyle(canvas.getByText('Meet Our Innovators'));
    await expect(display.fontFamily).toMatch(/^"?Commissioner/);
    await expect(display.fontVariationSettings).toContain('"FLAR" 100');
    await expect(Math.max(...sizes)).toBe(sizes[0]);
    await expect(Math.min(...sizes)).toBe(13);
  },
};

const axes = [0, 25, 50, 75, 100];

/** The display face's own axis: strokes swell like an engraved line. 100 above 56 px, 70 at 28, 50 at 20, 0 in text. */
export const Flare: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {axes.map((flare) => (
        <figure key={flare}>
          <div
            className={s.h1}
            style={{ fontVariationSettings: `'FLAR' ${flare}, 'VOLM' ${flare}`, fontSize: 72 }}
          >
            Rag
          </div>
          <figcaption style={{ fontSize: 14, color: 'var(--muted)' }}>flare {flare}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

/** Instrument Sans has figures of equal width for hours, prices and tables; Commissioner has none and sets no table. */
export const TabularFigures: Story = {
  render: () => (
    <div className={s.figures} style={{ display: 'inline-grid', gap: 4 }}>
      <span data-testid="figure">1,111.10</span>
      <span data-testid="figure">8,088.08</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [narrow, wide] = within(canvasElement)
      .getAllByTestId('figure')
      .map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return range.getBoundingClientRect().width;
      });
    await expect(narrow).toBeCloseTo(wide!, 1);
  },
};
