import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AddInternScreen } from '@/dashboard/screens/people/add-person/add-person-screen';
import { draftName } from '@/dashboard/hooks/use-draft';
import { removeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, personNamed, visited } from './in-people';
import { dayField, typeDay } from './typed-day';

const meta = {
  component: AddInternScreen,
  parameters: { layout: 'fullscreen', path: portalPath('add-intern') },
  decorators: inPeople,
  beforeEach: () => removeDraft(draftName('test-admin', 'add-intern')),
} satisfies Meta<typeof AddInternScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SavedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Wren Halloway{Tab}wren@undula.example{Tab}{Tab}{Tab}{Tab}');
    await userEvent.keyboard('Design{Escape}{Tab}Print programme{Tab}');
    const last = await dayField(canvas, 'Last day');
    await typeDay(await dayField(canvas, 'Start date'), '2026-12-01');
    await typeDay(last, '2026-11-30');
    canvas.getByRole('textbox', { name: 'Hours a week' }).focus();
    await userEvent.keyboard('20');
    canvas.getByRole('textbox', { name: /^Required hours/ }).focus();
    await userEvent.keyboard('240');
    canvas.getByRole('combobox', { name: /^Mentor/ }).focus();
    await userEvent.keyboard('greta{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Greta Holm');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'One field needs a change.' });
    await expect(last).toHaveAccessibleDescription(
      /The last day is before the start date\. Enter a later day\.$/,
    );
    await typeDay(last, '2027-03-31');
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Added Wren Halloway');
    const { mentorId, endsOn, requiredMinutes, id } = personNamed('Wren Halloway');
    await expect({ mentorId, endsOn, requiredMinutes }).toEqual({
      mentorId: 'greta-holm',
      endsOn: '2027-03-31',
      requiredMinutes: 240 * 60,
    });
    await waitFor(() => expect(visited()).toBe(portalPath('interns', { id })));
  },
};
