import { expect, within } from 'storybook/test';

/** Expects each empty field that a form accepts to say that it is optional. Call it once the form has refused to be sent. */
export async function saysWhatIsOptional(form: HTMLElement): Promise<void> {
  const roles = ['textbox', 'combobox'] as const;
  const fields = roles.flatMap((role) => within(form).queryAllByRole<HTMLInputElement>(role));
  for (const field of fields.filter(({ value, ariaInvalid }) => value === '' && ariaInvalid !== 'true'))
    await expect(field).toHaveAccessibleName(/\(optional\)$/);
}
