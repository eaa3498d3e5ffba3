import { userEvent, waitFor, within } from 'storybook/test';

const order = ['day', 'month', 'year'] as const;
type Part = (typeof order)[number];

const partOf = (field: HTMLElement, part: Part) =>
  within(field).getByRole('spinbutton', { name: new RegExp(`^${part},`) });

/** A `DateField` by its label. */
export function dayField(scope: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  return scope.findByRole('group', { name: new RegExp(`^${name}( \\(|$)`) });
}

/** Types a day into a `DateField`, in whatever order its parts stand. @param day - an ISO date */
export async function typeDay(field: HTMLElement, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  const digits: Readonly<Record<Part, string | undefined>> = { day: date, month, year };
  for (const part of order) {
    partOf(field, part).focus();
    await userEvent.keyboard(digits[part] ?? '');
  }
  await waitFor(() => {
    if (dayIn(field) !== day) throw new Error(`${dayIn(field)} stands in the field, not ${day}.`);
  });
}

/** Empties a `DateField`, digit by digit. */
export async function clearDay(field: HTMLElement): Promise<void> {
  for (const part of order) {
    partOf(field, part).focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
}

/** The day that stands in a `DateField` as an ISO date, with gaps where nothing does. */
export const dayIn = (field: HTMLElement): string =>
  (['year', 'month', 'day'] as const)
    .map((part) => partOf(field, part).getAttribute('aria-valuenow') ?? '')
    .map((text) => text && text.padStart(2, '0'))
    .join('-');
