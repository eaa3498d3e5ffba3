import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import type { ContentPageData } from '@/content/page-data';
import { plates } from '@/content/plates';
import { ContentPage } from '@/pages/content-page/content-page';
import { pathTo } from '@/routes/paths';
import { faqPage, termsPage } from '../fixtures/pages';

const meta = {
  component: ContentPage,
  parameters: { layout: 'fullscreen', path: pathTo('page', { slug: 'privacy' }) },
  args: { data: termsPage },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShortWithoutHeadings: Story = {
  args: {
    data: {
      ...termsPage,
      blocks: [{ block: 'text', text: [{ tag: 'p', children: ['Nothing is kept.'] }] }],
      contents: [],
    },
  },
};

export const SaysSinceWhenItHolds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('20 November 2026')).toHaveAttribute('datetime', '2026-11-20');
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  },
};

export const WithEveryBlock: Story = { args: { data: faqPage } };

export const WithEveryBlockOnAPhone: Story = {
  ...WithEveryBlock,
  globals: { viewport: { value: 'phone' } },
};

export const ShowsTheBlocksInTheOrderOfTheFile: Story = {
  args: { data: faqPage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ask your own' });
    await canvas.findByRole('heading', { name: 'Before a project' });
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Before a project',
      'In figures',
      'What it costs',
      'What it may cost',
      'Who answers',
      'Where it can be seen',
      'Still unsure?',
      'Ask your own',
    ]);
  },
};

const caption = 'Lines of one wave.';
const row: ContentPageData['blocks'][number] = {
  block: 'pictures',
  pictures: [{ plate: plates['portrait-noor'], alt: 'A portrait in lines.', shape: 'tall' }],
  caption,
};

export const PicturesKeepADistance: Story = {
  args: {
    data: {
      ...faqPage,
      blocks: [
        row,
        {
          block: 'before-after',
          before: { label: 'Calm', plate: plates['cover-drift'], alt: 'Lines at rest.' },
          after: { label: 'Storm', plate: plates['cover-interference'], alt: 'Lines from two sources.' },
          caption,
        },
        row,
        ...termsPage.blocks,
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider');
    const captions = canvas.getAllByText(caption);
    await expect(captions).toHaveLength(3);
    const pictures = canvas.getAllByRole('img');
    for (const said of captions.slice(0, 2)) {
      // The layout follows the stylesheets of the blocks.
      await waitFor(() => {
        const { bottom } = said.getBoundingClientRect();
        const tops = pictures.map((picture) => picture.getBoundingClientRect().top);
        return expect(tops.find((top) => top > bottom)! - bottom).toBeGreaterThanOrEqual(24);
      });
    }
  },
};
