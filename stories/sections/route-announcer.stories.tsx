import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RouteAnnouncer } from '@/sections/route-announcer/route-announcer';

const meta = {
  component: RouteAnnouncer,
  args: { path: '/about' },
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

const pages = [
  { title: 'About Us', path: '/about' },
  { title: 'Careers', path: '/careers' },
];

function TwoPages() {
  const [index, setIndex] = useState(0);
  const page = pages[index]!;
  // As the pages' own `title` elements do, before any effect runs.
  useLayoutEffect(() => {
    document.title = page.title;
  }, [page]);
  return (
    <>
      <RouteAnnouncer path={page.path} />
      <button type="button" onClick={() => setIndex(1 - index)}>
        Other page
      </button>
      <main id="main">
        <h1>{page.title}</h1>
      </main>
    </>
  );
}

export const Default: Story = {};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('route-progress')).toBeVisible();
  },
};

export const IsSilentAboutTheFirstPage: Story = {
  render: () => <TwoPages />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

export const SaysTheTitleAndMovesTheFocus: Story = {
  render: () => <TwoPages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Careers'));
    await expect(canvas.getByRole('heading', { name: 'Careers' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('About Us'));
    await expect(canvas.getByRole('heading', { name: 'About Us' })).toHaveFocus();
  },
};
