import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import * as s from './space.module.scss';
import { listOf, useTokens } from './tokens';

const meta = { title: 'foundations/space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const classes: Readonly<Record<string, string | undefined>> = { ...s };
const scale = ['--steps'];

function Steps() {
  const { ref, values } = useTokens<HTMLDListElement>(scale);
  return (
    <dl
      ref={ref}
      className={s.settings}
      style={{ display: 'grid', gridTemplateColumns: '4rem 1fr', gap: 8, alignItems: 'center' }}
    >
      {listOf(values['--steps']).flatMap((step) => [
        <dt key={`${step}-name`}>{step}</dt>,
        <dd key={step}>
          <div data-step={step} data-testid="step" className={`${s.bar} ${classes[`space${step}`]}`} />
        </dd>,
      ])}
    </dl>
  );
}

/** Base 8, with 4 and 12 for optics. In rem, so that space follows the reader's text size. */
export const Scale: Story = {
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const bars = canvas.getAllByTestId('step');
    await expect(bars.length).toBeGreaterThan(10);
    for (const bar of bars) {
      await expect(bar.getBoundingClientRect().width).toBe(Number(bar.dataset.step));
    }
  },
};

const corners = ['--radii', '--radius-values'];

function Radii() {
  const { ref, values } = useTokens(corners);
  const sizes = listOf(values['--radius-values']);
  return (
    <div ref={ref} className={s.settings} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {listOf(values['--radii']).map((name, index) => (
        <figure key={name}>
          <div data-testid="corner" data-size={sizes[index]} className={`${s.box} ${classes[name]}`} />
          <figcaption style={{ fontSize: 14, color: 'var(--muted)' }}>
            {name}, {sizes[index]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** What you look at is square, what you press is round. */
export const Radius: Story = {
  render: () => <Radii />,
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByTestId('corner');
    await expect(boxes.length).toBeGreaterThan(4);
    for (const box of boxes) {
      await expect(parseFloat(getComputedStyle(box).borderRadius)).toBe(parseFloat(box.dataset.size!));
    }
  },
};

const widths = ['--breakpoints', '--container'];

function Widths() {
  const { ref, values } = useTokens(widths);
  const container = parseFloat(values['--container'] ?? '0');
  return (
    <div ref={ref} className={s.settings} style={{ display: 'grid', gap: 8, fontSize: 14 }}>
      {listOf(values['--breakpoints']).map((width) => (
        <div
          key={width}
          data-testid="breakpoint"
          style={{
            inlineSize: `${((16 * parseFloat(width)) / container) * 100}%`,
            minInlineSize: 'max-content',
            paddingInline: 8,
            borderInlineEnd: '3px solid var(--series-1)',
            background: 'var(--hover)',
          }}
        >
          {16 * parseFloat(width)} px ({width})
        </div>
      ))}
    </div>
  );
}

/** Minimum widths, in px where the browser's font has 16 px. From 800 the bar stands in place of the menu button and columns begin; 1568 is the container itself. */
export const Breakpoints: Story = {
  render: () => <Widths />,
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByTestId('breakpoint').map(({ textContent }) => parseFloat(textContent));
    await expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    await expect(drawn.at(-1)).toBe(1568);
  },
};

const stack = ['--layers', '--layer-values'];

function Stack() {
  const { ref, values } = useTokens(stack);
  const heights = listOf(values['--layer-values']);
  return (
    <div ref={ref} className={s.settings} style={{ paddingBlockEnd: 8 }}>
      {listOf(values['--layers']).map((name, index) => (
        <div
          key={name}
          data-testid="layer"
          data-height={heights[index]}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            inlineSize: 'min(22rem, 60%)',
            marginInlineStart: `calc(${index} * min(2.5rem, 4%))`,
            padding: '8px 16px',
            fontSize: 14,
            background: 'var(--panel)',
            border: '1px solid var(--control)',
            translate: `0 ${index * -1}px`,
          }}
        >
          <strong>{name}</strong> {heights[index]}
        </div>
      ))}
    </div>
  );
}

/** The stacking order of the whole product, lowest first. Nothing else sets a z-index. */
export const Layers: Story = {
  render: () => <Stack />,
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('layer').map(({ dataset }) => Number(dataset.height));
    await expect(heights).toEqual([...heights].sort((a, b) => a - b));
    await expect(new Set(heights).size).toBe(heights.length);
  },
};
