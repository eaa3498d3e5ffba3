import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Share } from '@/sections/share/share';

const address = 'https://undula.example/blog/one-line-many-pictures';

/** Stands in for the browser's own for one story. Returns what puts that back. */
function replace<Name extends 'share' | 'canShare' | 'clipboard'>(name: Name, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, name);
}

/** A browser that has no sheet, as most on desktops. */
const withoutSheet = () => replace('canShare', undefined);

const meta = {
  component: Share,
  args: { title: 'One line, many pictures', address },
  beforeEach: withoutSheet,
} satisfies Meta<typeof Share>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CopiesTheLink: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => {});
    const restore = replace('clipboard', { writeText });

    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(writeText).toHaveBeenCalledWith(address);
    await expect(canvas.getByRole('status')).toHaveTextContent('The link is copied.');
    restore();
  },
};

export const ShowsTheLinkWhereCopyingIsRefused: Story = {
  play: async ({ canvas }) => {
    const restore = replace('clipboard', undefined);
    const { execCommand } = document;
    document.execCommand = () => false;

    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`The link is ${address}`);
    document.execCommand = execCommand;
    restore();
  },
};

const share = fn(async (_page: ShareData) => {});

export const OpensTheSystemsSheet: Story = {
  beforeEach: () => {
    const restores = [replace('canShare', () => true), replace('share', share)];
    return () => restores.forEach((restore) => restore());
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({ title: 'One line, many pictures', url: address });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const GoesByMailWithoutScript: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      `mailto:?subject=One%20line%2C%20many%20pictures&body=${encodeURIComponent(address)}`,
    );
  },
};
