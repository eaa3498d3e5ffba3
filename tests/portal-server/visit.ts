import type { Browser, Page } from '@playwright/test';

/** A page of one person. The watch over the page of a journey knows neither two people nor the server of a portal. */
export const openAs = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Signs in with the form. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
