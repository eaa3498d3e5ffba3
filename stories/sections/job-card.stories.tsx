import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { JobCard } from '@/sections/job-card/job-card';
import { designer, engineer, intern } from '../fixtures/jobs';

const meta = {
  component: JobCard,
  args: { job: engineer, headingLevel: 2 },
} satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByTheHour: Story = { args: { job: intern } };

export const LongText: Story = {
  args: {
    job: {
      ...designer,
      title: 'Softwareentwicklungsverantwortliche for whatever has to be fast',
      summary: `${designer.summary} `.repeat(3),
      place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch or wherever you work well',
    },
  },
};

export const SaysWhatItPaysAndUntilWhen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: engineer.title })).toHaveAttribute('href', engineer.path);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '$105,000 to $135,000 a year',
      engineer.place,
      'Remote, full time',
      'Open until 30 September 2027',
    ]);
    await expect(canvas.getByText('30 September 2027')).toHaveAttribute('datetime', '2027-09-30');
  },
};
