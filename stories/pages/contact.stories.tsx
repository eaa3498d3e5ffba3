import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { ContactPage } from '@/pages/contact/contact';
import { pathTo } from '@/routes/paths';

const meta = {
  component: ContactPage,
  parameters: { layout: 'fullscreen', path: pathTo('contact') },
  args: { data: { title: 'Contact', lead: '' } },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AboutTwoServices: Story = {
  parameters: { path: `${pathTo('contact')}?service=consulting,graphic-design` },
  play: async ({ canvas }) => {
    const forget = canvas.getByRole('button', { name: 'Not about Graphic Design and Consulting' });
    await userEvent.click(forget);
    await expect(canvas.queryByRole('button', { name: /^Not about/ })).toBeNull();
  },
};

export const AboutAServiceThatIsGone: Story = {
  parameters: { path: `${pathTo('contact')}?service=gone` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Not about/ })).toBeNull();
  },
};
