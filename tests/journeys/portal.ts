import { expect, type Locator, type Page } from '@playwright/test';
import { roleNames, type Role } from '../../src/routes/portal-table';
import { live, steppedBack } from './site';

/** A Wednesday in a working week: the screens show the same on each day that the tests run. */
export const portalDay = '2026-11-18T10:00:00Z';

const userOf = (role: Role) =>
  JSON.stringify({ id: `journey-${role}`, role, name: `Test ${roleNames[role]}` });

/** Signs a role in without the form, from the next page on and for good, on `portalDay`. */
export async function signedIn(page: Page, role: Role) {
  await page.clock.setFixedTime(portalDay);
  await signedInToday(page, role);
}

/** The same by the clock of this machine: a frozen one counts as a sign of the visitor, as it is set in the page. */
export async function signedInToday(page: Page, role: Role) {
  await page.addInitScript((user) => localStorage.setItem('user', user), userOf(role));
}

/** Signs another role in on a page that is open, until the next one. The clock is the page's own. */
export async function signInAs(page: Page, role: Role) {
  await page.evaluate((user) => localStorage.setItem('user', user), userOf(role));
}

/** Signs a role in by the form, as a person does. */
export async function signIn(page: Page, role: Role) {
  await page.goto('/Authentication/login');
  await live(page);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: roleNames[role] }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`/dashboard/${role}`);
}

/** Opens a screen and waits until its records are there. */
export async function openScreen(page: Page, path: string, title: string) {
  await steppedBack(page);
  await page.goto(path);
  await shown(page, title);
  // The first sign of a visitor brings the panels below the fold.
  await page.mouse.move(2, 2);
  await shown(page, title);
}

/** Opens a screen of the open portal, as a link does. */
export async function goOn(page: Page, path: string, title: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await shown(page, title);
}

/** Fills text fields, each by the beginning of its label. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
}

/** Types a day into a field of three parts, in whatever order they stand. @param day - an ISO date */
export async function typeDay(field: Locator, day: string) {
  const [year, month, date] = day.split('-') as [string, string, string];
  for (const [part, digits] of Object.entries({ day: date, month, year }))
    await field.getByRole('spinbutton', { name: new RegExp(`^${part},`) }).pressSequentially(digits);
}

/** Waits until a screen shows its records. */
export async function shown(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}
