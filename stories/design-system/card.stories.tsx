import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Card } from '@/design-system/card/card';
import { TextLink } from '@/design-system/text-link/text-link';
import { framed } from '../framed';

const media = <div style={{ blockSize: 128, background: 'var(--ground-blush)' }} />;
const words = (
  <>
    <h3>Graphic Design</h3>
    <p>Identities, type and print that hold together from a favicon to a billboard.</p>
  </>
);
const footer = (
  <TextLink arrow href="/services/graphic-design">
    Learn More
  </TextLink>
);

const meta = {
  component: Card,
  args: { variant: 'cell', media, children: words, footer },
  decorators: [framed({ style: { inlineSize: 'min(22rem, 100%)' } })],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bare: Story = { args: { variant: 'bare' } };

export const WordsOnly: Story = { args: { media: undefined, footer: undefined } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <h3>Identitätsgestaltungsgesamtverantwortungsübernahme</h3>
        <p>{'A description that goes on and on, and then on again. '.repeat(8)}</p>
      </>
    ),
  },
};

export const AlignsFooters: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '20rem 20rem', gap: 24, inlineSize: '42rem' }}>
        <Story />
        <Card variant="cell" media={media} footer={footer}>
          <h3>Consulting</h3>
          <p>{'More words than its neighbour has. '.repeat(9)}</p>
        </Card>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: 'Learn More' });
    await expect(first!.getBoundingClientRect().top).toBeCloseTo(second!.getBoundingClientRect().top, 0);
  },
};
