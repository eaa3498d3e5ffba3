import { portalPath } from '../../src/routes/portal-paths';
import { openScreen, signedIn } from './portal';
import { expect, test } from './site';

test('a mentor returns the work of an intern with feedback, and undo brings it back', async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('my-interns'), 'My interns');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Teo Ferran/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teo Ferran' })).toBeVisible();
  const work = page.getByRole('region', { name: 'Explain one long task' });
  await work.getByRole('textbox', { name: /^Feedback/ }).fill('Name the function that blocks.');
  // A reload keeps the feedback.
  await page.reload();
  await work.getByRole('button', { name: 'Return' }).click();
  await expect(work.getByText('Name the function that blocks.')).toBeVisible();
  await expect(work.getByRole('button', { name: 'Accept' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(work.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a mentor plans a meeting, and Back returns to the list of interns', async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('my-interns'), 'My interns');
  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'My interns' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Teo Ferran/ })
    .click();
  await page.getByRole('button', { name: 'Plan meeting' }).click();
  await expect(page.getByRole('region', { name: 'Plan meeting with Teo Ferran' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My interns' })).toBeVisible();
});
