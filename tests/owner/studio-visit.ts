import { expect, type Locator, type Page } from '@playwright/test';
import { takePhoto, type Photo } from './photo';

/** What is typed or chosen in a form, by the labels of its fields. */
export type Entered = Readonly<Record<string, string>>;

/** A field, or a list, whose label may say that it is optional. */
const named = (label: string) => new RegExp(`^${label}( ?\\(?optional\\)?)?$`);

async function enter(field: Locator, value: string): Promise<void> {
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption({ label: value }) : field.fill(value));
}

/** Fills in fields as a person does: a choice is made from its list. */
export async function fill(form: Locator, entered: Entered): Promise<void> {
  for (const [label, value] of Object.entries(entered)) {
    await enter(form.getByLabel(named(label)).first(), value);
  }
}

/** Adds items to a list of the form. One of a single text is given as the text. */
export async function addTo(
  form: Locator,
  list: string,
  items: readonly (Entered | string)[],
): Promise<void> {
  for (const item of items) {
    await form.getByRole('button', { name: `Add to ${list.toLowerCase()}`, exact: true }).click();
    const last = form
      .getByRole('group', { name: named(list) })
      .getByRole('listitem')
      .last();
    if (typeof item === 'string') await enter(last.locator('input, textarea, select'), item);
    else await fill(last, item);
  }
}

/** Uploads a photo with a button of the form. */
export async function upload(form: Locator, button: string, scene: Photo): Promise<void> {
  const chooser = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: button, exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: `${scene}.jpg`, mimeType: 'image/jpeg', buffer: await takePhoto(scene) });
  await expect(form.getByRole('button', { name: button, exact: true })).not.toHaveAttribute('aria-disabled');
}

export const textOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text', exact: true }).last();

/** Writes Markdown at the end of the text. */
export async function write(page: Page, text: string): Promise<void> {
  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

/** Adds an example of a block at the end of the text. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await textOf(page).press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(textOf(page)).toBeFocused();
}

export async function openEntry(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.getByRole('main').getByRole('form');
}

export async function newEntry(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: `New ${kind}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `New ${kind}` })).toBeVisible();
  const form = page.getByRole('main').getByRole('form');
  await expect(form).toBeVisible();
  return form;
}

/** Saves the form. Fails with the mistakes that the Studio names. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const outcome = page
    .getByText('Saved.', { exact: true })
    .or(page.locator('[data-error-summary]'))
    .or(page.getByRole('alert'));
  await expect(outcome.first()).toBeVisible();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

export async function create(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}
