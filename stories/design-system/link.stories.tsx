import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { useLocation } from 'wouter';
import { Link } from '@/design-system/link/link';

const meta = {
  component: Link,
  args: { href: '/contact', children: 'Contact', onClick: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Fragment: Story = { args: { href: '#contact' } };

export const Mail: Story = {
  args: { href: 'mailto:hello@undula.example', children: 'hello@undula.example' },
};

export const LongText: Story = {
  args: { children: 'The terms on which you may use this site, and what its sample content is and is not' },
};

export const AnotherSite: Story = {
  args: { href: 'https://undula.example/ferry', children: 'Demo', target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Demo' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AddressThatOnlyLooksLikeAPath: Story = {
  args: { href: '//undula.example', children: 'Elsewhere' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Elsewhere' });
    await expect(link).toHaveAttribute('href', '//undula.example');
  },
};

function Address() {
  const [path] = useLocation();
  return <output>{path}</output>;
}

export const GoesWithoutAReload: Story = {
  render: (args) => (
    <>
      <Link {...args} /> <Address />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('/');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('/contact');
  },
};
