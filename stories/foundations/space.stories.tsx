import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import * as s from './space.module.scss';

const meta = { title: 'foundations/space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [4, 8, 12, 16, 24, 32, 40, 56, 64, 88, 112, 128, 144];
const radii = ['none', 'tooltip', 'input', 'list', 'menu', 'full'];

/** Base 8, with 4 and 12 for optics. In rem, so that space follows the reader's text size. */
export const Scale: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '4rem 1fr', gap: 8, alignItems: 'center' }}>
      {steps.flatMap((step) => [
        <dt key={`${step}-name`}>{step}</dt>,
        <dd key={step}>
          <div data-testid={`space-${step}`} className={`${s.bar} ${s[`space${step}`]}`} />
        </dd>,
      ])}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    for (const step of steps) {
      const { width } = within(canvasElement).getByTestId(`space-${step}`).getBoundingClientRect();
      await expect(width).toBe(step);
    }
  },
};

/** What you look at is square, what you press is round. */
export const Radius: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {radii.map((name) => (
        <figure key={name}>
          <div className={`${s.box} ${s[name]}`} />
          <figcaption style={{ fontSize: 14, color: 'var(--muted)' }}>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
