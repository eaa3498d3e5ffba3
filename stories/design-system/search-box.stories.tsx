import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from '@/design-system/search-box/search-box';
import { startSlashKey } from '@/design-system/search-box/slash-key';
import { flakySource, searchSource, slowSource } from '../search-source';

/** Room for the list below the box, between the page's margins. */
const frame = { minHeight: 640, padding: 'var(--margin)' };

const meta = {
  component: SearchBox,
  parameters: { layout: 'fullscreen' },
  args: {
    source: searchSource,
    action: '/search',
    instead: [
      { label: 'All services', path: '/service' },
      { label: 'All projects', path: '/portfolio' },
      { label: 'Ask us', path: '/contact' },
    ],
    onChoose: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div
        data-ground={args.tone}
        style={
          args.tone === 'dark'
            ? { ...frame, color: 'var(--on-dark)', background: 'var(--ground-dark)' }
            : frame
        }
      >
        <div
          style={{ width: args.size === 'large' ? 350 : 176, maxWidth: '100%', marginInlineStart: 'auto' }}
        >
          <Story />
        </div>
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
  beforeEach: () => startSlashKey(),
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnDark: Story = { args: { tone: 'dark' } };

export const Large: Story = { args: { tone: 'dark', size: 'large' } };

export const Collapsed: Story = { args: { collapses: true }, globals: { viewport: { value: 'tablet' } } };

export const Results: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search...' }), 'des');
    await expect(await canvas.findAllByRole('group')).not.toHaveLength(0);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const ResultsOnDark: Story = { args: { tone: 'dark' }, play: Results.play };

export const ResultsOnAPhone: Story = {
  args: { tone: 'dark', size: 'large' },
  globals: { viewport: { value: 'phone' } },
  play: Results.play,
};

export const Loading: Story = {
  args: { source: slowSource },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ferry');
    await expect(await canvas.findByText('Loading the search…')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zebra');
    await expect(await canvas.findByText(/Nothing found for/, { selector: 'p' })).toBeVisible();
    const options = canvas.getAllByRole('option').map((option) => option.getAttribute('href'));
    await expect(options).toEqual(['/service', '/portfolio', '/contact']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for “zebra”.'));
  },
};

export const KeepsItsMessageUnderAPress: Story = {
  ...Collapsed,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zebra');
    const message = await canvas.findByText(/Nothing found for/, { selector: 'p' });
    await userEvent.click(message);
    await expect(message).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(message).not.toBeInTheDocument();
  },
};

export const SomeOfTheWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ferry zebra');
    await expect(await canvas.findByText(/No page has all of these words/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Harbour Ferry/ })).toBeVisible();
  },
};

export const LongQuestion: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.paste(`${'a-very-long-word'.repeat(30)} <b>&amp; 🌊`);
    await expect(await canvas.findByText(/Nothing found for/, { selector: 'p' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'שלום');
    await expect(await canvas.findByRole('option', { name: /setting Hebrew/ })).toBeVisible();
  },
};

export const GroupsAndMarksWhatMatches: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, 'FERRY');
    const option = await canvas.findByRole('option', { name: /Harbour Ferry/ });
    await expect(option.closest('[role="group"]')).toHaveAccessibleName('Projects');
    await expect(option.querySelector('mark')).toHaveTextContent('Ferry');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 result for “FERRY”.'));
  },
};

export const ForgivesAccentsAndSlips: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'cafe');
    const option = await canvas.findByRole('option', { name: /Ångström/ });
    await expect(option.querySelector('mark')).toHaveTextContent('Café');
    await userEvent.clear(field);
    await userEvent.type(field, 'cosnulting');
    await expect(await canvas.findByRole('option', { name: /Consulting/ })).toBeVisible();
  },
};

export const ShowsAFewOfEachKind: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'notes');
    await expect(await canvas.findAllByRole('option', { name: /Field notes/ })).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: /All results/ })).toHaveAttribute(
      'href',
      '/search?q=notes',
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('24 results'));
  },
};

export const EnterGoesToAllResults: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '  harb & co {Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/search?q=harb+%26+co' });
    await expect(field).toHaveValue('');
  },
};

export const EnterAsksNothingOfAnEmptyBox: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), '   {Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const TheArrowsChoose: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'consult');
    const option = await canvas.findByRole('option', { name: /Consulting/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /All results/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/services/consulting' });
  },
};

export const KeepsTheActiveOptionInSight: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'notes');
    const last = await canvas.findByRole('option', { name: /All results/ });
    const popup = canvas.getByRole('listbox').parentElement!;
    // A low window.
    popup.style.maxBlockSize = '14rem';
    const found = canvas.getAllByRole('option').length - 1;
    for (let step = 1; step < 2 * found; step += 1) {
      await userEvent.keyboard(step <= found ? '{ArrowDown}' : '{ArrowUp}');
      const { top, bottom } = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(popup.getBoundingClientRect().top);
      await expect(bottom).toBeLessThanOrEqual(last.getBoundingClientRect().top);
    }
    await userEvent.keyboard('{Escape}');
  },
};

export const CaretKeysLeadBackToTheText: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'consult');
    await canvas.findByRole('option', { name: /Consulting/ });
    for (const key of ['Home', 'End', 'ArrowLeft']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard(`{${key}}`);
      await expect(field).not.toHaveAttribute('aria-activedescendant');
    }
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const ChosenWithTheMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'con');
    await userEvent.click(await canvas.findByRole('option', { name: /Consulting/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ path: '/services/consulting' });
  },
};

export const EscapeClosesAndThenClears: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'con');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('con');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const TabLeavesAndCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'con');
    await canvas.findByRole('listbox');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const TriesAgainAfterAFailure: Story = {
  args: { source: flakySource(5) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ferry');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: /Harbour Ferry/ })).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const FailedToLoad: Story = {
  args: { source: flakySource() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ferry');
    await expect(await canvas.findByText(/The search could not be loaded/, { selector: 'p' })).toBeVisible();
  },
};

export const GetsReadyAtTheFirstFocus: Story = {
  args: { source: { ...searchSource, prepare: fn() } },
  play: async ({ canvas, args }) => {
    await expect(args.source.prepare).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(args.source.prepare).toHaveBeenCalled();
  },
};

export const LeavesKeysToAnInputMethod: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'con');
    await canvas.findByRole('listbox');
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    const kept = await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(kept).toBe(false);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const SlashLeadsToIt: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('/');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
  },
};
