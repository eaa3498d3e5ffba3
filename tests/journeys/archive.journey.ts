import { portalPath } from '../../src/routes/portal-paths';
import { portalRoutes } from '../../src/routes/portal-table';
import { nightly } from './nightly';
import { openScreen, shown, signedIn } from './portal';
import { expect, test } from './site';

test(
  'an archived person is in no list, keeps the name in reports over a reload, and can be restored',
  nightly,
  async ({ page }) => {
    await signedIn(page, 'admin');
    await openScreen(page, portalPath('employees'), 'Employees');
    const name = page.getByRole('link', { name: 'Noor Adair', exact: true });
    await page.getByRole('button', { name: 'Actions for Noor Adair' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Noor Adair?' });
    await expect(
      question.getByText(/^Noor Adair has [\d,]+ h(?: \d+ min)?, .* finished tasks, so/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(name).toBeVisible();

    await page.getByRole('button', { name: 'Actions for Noor Adair' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Archive Noor Adair' }).click();
    await expect(name).toBeHidden();
    await expect(page.getByText('Archived Noor Adair')).toBeVisible();

    await openScreen(
      page,
      portalPath('monthly-report', { on: '2026-10-01' }),
      portalRoutes['monthly-report'].title,
    );
    await expect(page.getByText('Noor Adair').first()).toBeVisible();

    await page.goto(portalPath('employees', { status: 'archived' }));
    await shown(page, 'Employees');
    await expect(name).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Noor Adair' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByText('Restored Noor Adair')).toBeVisible();
    await page.goto(portalPath('employees'));
    await expect(name).toBeVisible();
  },
);

test('View all leads to the list that it names, and Back to where it was pressed', async ({ page }) => {
  await signedIn(page, 'admin');
  await openScreen(page, portalPath('admin-home'), 'Dashboard');
  await page.getByRole('link', { name: /^View all \d+ people$/ }).click();
  await expect(page.getByRole('region', { name: 'By person', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'By person', exact: true })).toBeInViewport();
  await page.goBack();
  await shown(page, 'Dashboard');
  await page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'View all' }).click();
  await shown(page, 'Projects');
  await expect(page.getByText('1 to 18 of 18')).toBeVisible();
  await page.goBack();
  await shown(page, 'Dashboard');
});
