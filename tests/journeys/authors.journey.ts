import type { Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly } from './nightly';
import { openScreen, portalDay, shown, signInAs, typeDay } from './portal';
import { expect, test } from './site';

const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('A checklist.') });

async function addLesson(page: Page, title: string, fileName?: string) {
  await page.getByRole('button', { name: 'Add lesson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add lesson' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill(`## ${title}\n\nRead **this**.`);
  if (fileName) {
    await dialog.getByLabel(/^Files/).setInputFiles(file(fileName));
    await expect(dialog.getByText(fileName)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Add lesson' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the courses as the intern. */
async function courses(page: Page) {
  await signInAs(page, 'intern');
  await openScreen(page, portalPath('courses'), 'Courses');
}

/** Opens the assignment as the intern, and submits a link. */
async function submit(page: Page, link: string, button: string) {
  await signInAs(page, 'intern');
  await openScreen(page, portalPath('assignments'), 'Assignments');
  await page
    .getByRole('main')
    .getByRole('link', { name: /A safe form/ })
    .click();
  await page.getByRole('textbox', { name: /^Link/ }).fill(link);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
}

/** Opens the submission as the mentor. */
async function review(page: Page) {
  await signInAs(page, 'employee');
  await openScreen(page, portalPath('my-interns'), 'My interns');
  const row = page.getByRole('main').getByRole('link', { name: /^Test Intern/ });
  await expect(row).toContainText('1 submission to review');
  await row.click();
  return page.getByRole('region', { name: 'A safe form' });
}

test(
  'a course with a file and an assignment go from the author to the intern, to the mentor and back',
  nightly,
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.clock.setFixedTime(portalDay);
    await page.goto('/Authentication/login');
    await signInAs(page, 'admin');

    // The admin makes Test Employee the mentor of Test Intern.
    await openScreen(page, portalPath('interns', { id: 'test-intern' }), 'Interns');
    const panel = page.getByRole('dialog', { name: 'Test Intern' });
    await panel.getByRole('combobox', { name: /^Mentor/ }).fill('Test Employee');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(panel).toBeHidden();

    // The menu leads to Training content.
    await page
      .getByRole('navigation', { name: 'Agency' })
      .getByRole('link', { name: 'Training content' })
      .click();
    await shown(page, 'Training content');
    await page.getByRole('button', { name: 'Add course' }).click();
    const course = page.getByRole('dialog', { name: 'Add course' });
    await course.getByRole('textbox', { name: 'Title' }).fill('Safe forms');
    await course.getByRole('textbox', { name: 'Summary' }).fill('Forms that keep data.');
    await course.getByRole('button', { name: 'Add course' }).click();
    await shown(page, 'Safe forms');
    await addLesson(page, 'Labels', 'labels.txt');
    await addLesson(page, 'Errors');
    await expect(page.getByText(/words, 1 file$/)).toBeVisible();

    // A draft is for authors only.
    await courses(page);
    await expect(page.getByRole('main').getByText('Semantic pages').first()).toBeVisible();
    await expect(page.getByText('Safe forms')).toHaveCount(0);

    await signInAs(page, 'admin');
    await openScreen(page, portalPath('training-content'), 'Training content');
    await page.getByRole('link', { name: 'Safe forms' }).click();
    // The second press of a double click does not unpublish it.
    await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    await openScreen(page, portalPath('training-content', { view: 'assignments' }), 'Training content');
    await page.getByRole('button', { name: 'Add assignment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add assignment' });
    await dialog.getByRole('combobox', { name: /^Interns/ }).fill('Test Intern');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('A safe form');
    await typeDay(dialog.getByRole('group', { name: /^Due/ }), '2026-11-25');
    await dialog.getByRole('combobox', { name: /^Course/ }).selectOption({ label: 'Safe forms' });
    await dialog.getByRole('textbox', { name: 'Brief' }).fill('Build it.');
    await dialog.getByLabel(/^Files/).setInputFiles(file('rules.txt'));
    await expect(dialog.getByText('rules.txt')).toBeVisible();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog).toBeHidden();

    // The intern reads the first lesson and saves its file.
    await courses(page);
    await page.getByRole('main').getByRole('link', { name: 'Safe forms' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Labels/ })
      .first()
      .click();
    await expect(page.getByText('Read this.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download labels.txt' }).click();
    expect((await download).suggestedFilename()).toBe('labels.txt');
    await page.getByRole('button', { name: 'Mark as done and continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Errors' })).toBeVisible();

    await submit(page, 'https://code.example/first', 'Submit');
    await expect(page.getByRole('button', { name: 'Download rules.txt' })).toBeVisible();

    let work = await review(page);
    await expect(work.getByRole('button', { name: 'Download rules.txt' })).toBeVisible();
    await work.getByRole('textbox', { name: /^Feedback/ }).fill('Keep the draft.');
    await work.getByRole('button', { name: 'Return' }).click();
    await expect(work.getByRole('button', { name: 'Return' })).toBeHidden();

    await submit(page, 'https://code.example/second', 'Submit again');
    await expect(page.getByText('Keep the draft.')).toBeVisible();

    work = await review(page);
    await work.getByRole('button', { name: 'Accept' }).dblclick();
    await expect(work.getByRole('button', { name: 'Accept' })).toBeHidden();
    await signInAs(page, 'intern');
    await openScreen(page, portalPath('assignments'), 'Assignments');
    await expect(page.getByRole('main').getByRole('link', { name: /A safe form/ })).toContainText('Accepted');

    // Deleting the course deletes the file of its lesson, and the intern who reads it gets a clear screen.
    await courses(page);
    await page.getByRole('main').getByRole('link', { name: 'Safe forms' }).first().click();
    const reader = page.url();
    const author = await page.context().newPage();
    await author.clock.setFixedTime(portalDay);
    await signInAs(page, 'admin');
    await openScreen(author, portalPath('training-content'), 'Training content');
    await author.getByRole('button', { name: 'Actions for Safe forms' }).click();
    await author.getByRole('menuitem', { name: 'Delete' }).click();
    await author.getByRole('dialog').getByRole('button', { name: 'Delete Safe forms' }).click();
    await expect(author.getByRole('link', { name: 'Safe forms' })).toHaveCount(0);
    await expect(page.getByText('Labels')).toHaveCount(0);
    expect(page.url()).toBe(reader);
  },
);
