import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { TalkBanner } from '@/sections/talk-banner/talk-banner';

const meta = {
  component: TalkBanner,
  parameters: { layout: 'fullscreen' },
  args: { talk: home.talk, email: brand.email, plate: plates.talk },
} satisfies Meta<typeof TalkBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPlate: Story = { args: { plate: undefined } };

export const OneLine: Story = { args: { size: 'line' } };

export const LongTexts: Story = {
  args: {
    talk: {
      title: 'Tell us what your harbour needs before the season starts',
      start: 'Start a conversation about a project',
      careers: 'See the places that are open with us',
    },
    email: 'conversations@northern-lights-of-the-coast.example',
  },
};

export const LeadsToTheAnchorsAndToALetter: Story = {
  args: { size: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "Let's Talk with us" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', '#contact');
    await expect(canvas.getByRole('link', { name: 'See careers' })).toHaveAttribute('href', '#careers');
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
  },
};
