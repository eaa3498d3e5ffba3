import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InternsScreen } from '@/dashboard/screens/people/list/people-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, personNamed, visited } from './in-people';

const meta = {
  component: InternsScreen,
  parameters: { layout: 'fullscreen', path: portalPath('interns') },
  decorators: inPeople,
} satisfies Meta<typeof InternsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th a')].map((link) => link.textContent);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual([
      'Sena Oduya',
      'Teo Ferran',
      'Test Intern',
      'Una Fjord',
      'Vito Hale',
    ]);
    await expect(canvas.getByRole('columnheader', { name: 'Programme' })).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutAMentor: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Mentor' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No mentor 2' }));
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Sena Oduya', 'Vito Hale']));
    await expect(decodeURIComponent(visited())).toBe(`${portalPath('interns')}?mentor=\\0`);
  },
};

export const MentorAssigned: Story = {
  parameters: { path: `${portalPath('interns')}?mentor=%5C0` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected interns' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign mentor' }));
    const mentor = bar.getByRole('combobox', { name: 'Mentor' });
    await userEvent.type(mentor, 'Nobody at all');
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await expect(mentor).toHaveAccessibleDescription('Choose a mentor from the list, or leave this empty.');
    await userEvent.clear(mentor);
    await userEvent.type(mentor, 'greta');
    await userEvent.click(bar.getByRole('option', { name: /^Greta Holm/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await canvas.findByText('Made Greta Holm the mentor of 2 interns');
    await expect(personNamed('Vito Hale').mentorId).toBe('greta-holm');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(personNamed('Vito Hale').mentorId).toBeNull());
  },
};
