import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { JobPage } from '@/pages/job/job';
import { engineerPage } from '../fixtures/jobs';

const meta = {
  component: JobPage,
  parameters: { layout: 'fullscreen', path: engineerPage.path },
  args: { data: engineerPage },
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    data: {
      ...engineerPage,
      title: 'Softwareentwicklungsverantwortliche for the parts that have to be fast, and for all the others',
      place:
        'Port Avery, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch or wherever you work well',
      mailto: `mailto:applications-for-the-front-end-position@a-rather-long-name-of-a-studio.undula.example?subject=x`,
    },
  },
};

export const SaysWhatIsAskedFirst: Story = {
  play: async ({ canvas }) => {
    const facts = Object.fromEntries(
      canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    await expect(facts).toEqual({
      Pay: '$105,000 to $135,000 a year',
      Location: engineerPage.place,
      'Work model': 'Remote',
      Employment: 'Full time',
      Posted: '2 November 2026',
      'Open until': '30 September 2027',
    });
    await expect(canvas.getAllByText('30 September 2027')[0]).toHaveAttribute('datetime', '2027-09-30');
  },
};

export const CanBeAnsweredWithAndWithoutAMailProgram: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Apply by email' }))
      await expect(link).toHaveAttribute('href', engineerPage.mailto);
    const address = canvas.getByText('hello@undula.example');
    await expect(getComputedStyle(address).userSelect).toBe('all');
    await expect(canvas.getByRole('link', { name: engineerPage.contact.name })).toHaveAttribute(
      'href',
      engineerPage.contact.path,
    );
  },
};
