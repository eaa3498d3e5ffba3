import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from '@/design-system/search-box/search-box';
import { suggestions } from '../suggestions';

const meta = {
  component: SearchBox,
  args: { suggestions, onChoose: fn() },
  decorators: [
    (Story, { args }) => (
      <div
        data-ground={args.tone}
        style={
          args.tone === 'dark'
            ? { minHeight: 420, padding: 40, color: 'var(--on-dark)', background: 'var(--ground-dark)' }
            : { minHeight: 420, padding: 40 }
        }
      >
        <div style={{ width: args.size === 'large' ? 350 : 176, marginInlineStart: 'auto' }}>
          <Story />
        </div>
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnDark: Story = { args: { tone: 'dark' } };

export const Large: Story = { args: { tone: 'dark', size: 'large' } };

export const Results: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search...' }), 'des');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const ResultsOnDark: Story = { args: { tone: 'dark' }, play: Results.play };

export const NothingFound: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Nothing found for “zebra”. Try a service or a project.',
    );
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const OffersWhatMatches: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'DESIGN');
    const options = canvas.getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/services/graphic-design',
      '/projects/ui-ux-design',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 pages found.');
  },
};

export const EnterGoesToTheFirst: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'harb{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/portfolio/harbour-ferry' });
    await expect(field).toHaveValue('');
  },
};

export const EnterGoesToTheOneChosenWithTheArrows: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'design{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /UI\/UX Design/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/projects/ui-ux-design' });
  },
};

export const ChosenWithTheMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'con');
    await userEvent.click(canvas.getByRole('option', { name: /Consulting/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/services/consulting' });
  },
};

export const EscapeClosesAndThenClears: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'con{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('con');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const SlashLeadsToIt: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('/');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
  },
};
