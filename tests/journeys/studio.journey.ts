import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copyContent, type ContentCopy } from '../studio/content-copy';
import { runStudio, type RunningStudio } from '../studio/run-studio';
import { nightly } from './nightly';
import { axeFaults } from './site';

test.describe.configure({ mode: 'serial' });

let copy: ContentCopy;
let studio: RunningStudio;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  copy = copyContent();
  studio = await runStudio({ env: { CONTENT_FOLDER: copy.folder, PREVIEW: baseURL! } });
  ({ origin } = studio);
});

test.afterAll(() => {
  studio?.stop();
  copy?.remove();
});

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
const changedLines = () => copy.git('diff', '--numstat').trim().split('\n').filter(Boolean);

async function openEntry(page: Page, title: string) {
  await page.goto(origin);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
/** The first of them: lists have titles too. */
const titleOf = (page: Page) => page.getByLabel('Title').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();

test('an owner edits a title and a text, and undoes it', async ({ page }) => {
  await openEntry(page, 'Forms that lose nothing');
  await titleOf(page).fill('Forms that keep everything');
  await save(page);
  await isSaved(page);
  expect(changedLines()).toEqual(['1\t1\tsrc/content/posts/forms-that-lose-nothing.md']);
  await page.getByRole('button', { name: 'Undo: Save forms-that-lose-nothing' }).click();
  await expect(titleOf(page)).toHaveValue('Forms that lose nothing');
  expect(changedLines()).toEqual([]);
});

test('a picture in the text needs a description', async ({ page }) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  await openEntry(page, 'Calm dashboards for busy people');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\n');
  await page.getByRole('group', { name: 'Format the text' }).locator('input[type=file]').setInputFiles({
    name: 'Harbour at Dawn.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await expect(text).toContainText('![What it shows](harbour-at-dawn.jpg)');
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><b>Bold</b> words</p>');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText('![**Bold** words](harbour-at-dawn.jpg)');
  await page.keyboard.press('Control+z');
  await text.focus();
  await page.keyboard.press('Delete');
  await save(page);
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Text:');
  await text.focus();
  await page.keyboard.type('A harbour at dawn');
  await save(page);
  await isSaved(page);
  expect(read('posts/calm-dashboards-for-busy-people.md')).toContain(
    '![A harbour at dawn](harbour-at-dawn.jpg)\n',
  );
});

test('a new person is created with the keyboard alone', async ({ page }) => {
  await page.goto(`${origin}/new/people`);
  const fields = [
    ['Place', '4'],
    ['Name', 'Jo Lind'],
    ['Role', 'Designer'],
    ['Bio', 'Draws what others describe.'],
    ['Full description', 'Draws what others describe, and asks again.'],
    ['What the picture shows', 'Portrait of Jo Lind.'],
  ] as const;
  for (const [label, value] of fields) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(value);
  }
  await page.getByLabel('Image', { exact: true }).focus();
  await page.keyboard.type('portrait-mara');
  await page.getByLabel('Updated').fill('2026-11-01');
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.type('A longer portrait.');
  await expect(page.getByLabel('Address')).toHaveValue('jo-lind');
  await page.getByRole('button', { name: 'Create' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jo Lind' })).toBeVisible();
  expect(read('people/jo-lind.md')).toContain('name: Jo Lind\n');
});

test('an entry that others name is not deleted, and the reason is shown', nightly, async ({ page }) => {
  await openEntry(page, 'Ilan Voss');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Ilan Voss?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('author');
  expect(existsSync(join(copy.folder, 'people/ilan-voss.md'))).toBe(true);
});

test('a file that changed on disk is merged, or asked about', async ({ page }) => {
  const path = join(copy.folder, 'jobs/strategy-intern.md');
  const onDisk = (from: RegExp, to: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  await openEntry(page, 'Strategy internship');
  await titleOf(page).fill('Internship in strategy');
  onDisk(/^place: .*$/m, 'place: Port Avery and remote');
  onDisk(/\n$/, '\n\nA last line.\n');
  await save(page);
  await isSaved(page);
  await expect(page.locator('#field-text')).toContainText('A last line.');
  expect(read('jobs/strategy-intern.md')).toMatch(
    /^title: Internship in strategy$[^]*^place: Port Avery and remote$/m,
  );
  await titleOf(page).fill('My title');
  onDisk(/^title: .*$/m, 'title: Their title');
  await save(page);
  const question = page.getByRole('region', { name: /changed elsewhere/ });
  await expect(question.getByRole('row', { name: /Title/ })).toContainText('Their title');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await isSaved(page);
  expect(read('jobs/strategy-intern.md')).toMatch(/^title: My title$/m);
});

test(
  'unsaved text is shown while its file cannot be read, and when it is deleted',
  nightly,
  async ({ page }) => {
    const path = join(copy.folder, 'jobs/product-designer.md');
    const good = readFileSync(path, 'utf8');
    await openEntry(page, 'Product designer');
    await titleOf(page).fill('Designer of products');
    writeFileSync(path, good.replace(/^title: .*$/m, 'title: "Unclosed'));
    await save(page);
    const message = page.getByText(/Correct the file in a text editor/);
    await expect(message).toBeInViewport();
    await page.reload();
    await expect(message).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Designer of products');
    rmSync(path);
    await page.reload();
    await expect(page.getByText(/^There is no job/)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Designer of products');
    await save(page);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Designer of products' })).toBeVisible();
    expect(readFileSync(path, 'utf8')).toMatch(/^title: Designer of products$/m);
    writeFileSync(path, good);
  },
);

test('a draft survives a reload', nightly, async ({ page }) => {
  await openEntry(page, 'About Us');
  await titleOf(page).fill('About our studio');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('About our studio');
  // Neither the list nor the publication lets it be forgotten.
  const links = page.getByRole('navigation', { name: 'Studio' });
  await links.getByRole('link', { name: 'Content' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'About Us', exact: true }) });
  await expect(row).toContainText('Not saved');
  await links.getByRole('link', { name: 'Publish' }).click();
  await expect(
    page.getByText('Not published, because it is not saved: “About Us”. Save it first.'),
  ).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(titleOf(page)).toHaveValue('About Us');
});

test('the agency is renamed in one line of brand.yml', nightly, async ({ page }) => {
  await openEntry(page, 'Brand');
  await page.getByLabel('Name', { exact: true }).fill('A name that is too long for the bar');
  await save(page);
  await expect(page.locator('[data-error-summary]')).toContainText(
    'Logo: This is empty. Expected: a word of 16 letters or fewer',
  );
  await page.getByLabel('Name', { exact: true }).fill('Harbour');
  await save(page);
  await isSaved(page);
  expect(changedLines()).toContain('1\t1\tsrc/content/brand.yml');
  expect(read('brand.yml')).toContain('# Who the agency is.');
});

test('an entry of the menu leads to a page that is chosen from a list', nightly, async ({ page }) => {
  await openEntry(page, 'Menu');
  await page.getByRole('button', { name: 'Add to entries' }).click();
  const entry = page.getByRole('group', { name: 'Entries 8', exact: true });
  await entry.getByLabel('Label').first().fill('Advice');
  await entry
    .getByLabel('Page', { exact: true })
    .first()
    .selectOption({ label: 'Consulting (/services/consulting)' });
  await save(page);
  // The group of services leads to it already.
  await expect(page.getByText('a page that no other entry links to')).toBeVisible();
  await entry
    .getByLabel('Page', { exact: true })
    .first()
    .selectOption({ label: 'Noor Adair (/team/noor-adair)' });
  await save(page);
  await isSaved(page);
  expect(read('navigation.yml')).toMatch(
    /- label: Advice\n {2}route: person\n {2}params:\n {4}slug: noor-adair\n$/,
  );
});

test('a page with a block is written as a draft', async ({ page }) => {
  await page.goto(`${origin}/new/pages`);
  await page.getByLabel('Title', { exact: true }).fill('FAQ');
  await page.getByLabel('Description', { exact: true }).fill('What clients ask us.');
  await page.getByLabel('Draft', { exact: true }).check();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name: 'Questions' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('::: questions');
  await page.keyboard.type('Before a project');
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('\n[Nowhere](/nowhere)');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: /^Line \d+$/ }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Write to us.');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page.getByText('A draft: not on the site yet. Its page will be /faq')).toBeVisible();
  expect(read('pages/faq.md')).toMatch(/^draft: true$[^]*^::: questions\ntitle: Before a project$/m);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'FAQ' }).first()).toContainText('Draft');
});

test('what changed is shown and published as one commit', async ({ page }) => {
  await page.goto(`${origin}/publish`);
  await expect(page.getByText('people/jo-lind.md')).toBeVisible();
  await page.getByLabel('What you changed').fill('Jo joins the studio');
  await page.getByRole('button', { name: 'Publish' }).click();
  // The content of every language is compiled before.
  await expect(page.getByText('Published: the commit was sent.')).toBeVisible({ timeout: 120_000 });
  expect(copy.git('log', '-1', '--format=%s', 'origin/main').trim()).toBe('Jo joins the studio');
  expect(copy.git('status', '--porcelain').trim()).toBe('');
});

test(
  'every screen is accessible, fits a phone and asks no other server',
  nightly,
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    for (const path of [
      '/',
      '/content/services/consulting',
      '/content/site/navigation',
      '/content/site/palette',
      '/new/projects',
      '/publish',
    ]) {
      await page.goto(origin + path);
      for (const [width, scheme] of [
        [1440, 'light'],
        [768, 'dark'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await expect(page.getByRole('main').locator('section, form').first()).toBeVisible();
        // Between both, only the layout differs.
        if (width !== 768)
          expect
            .soft(await axeFaults(page, { within: 'main, header' }), `${path} at ${width} px`)
            .toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    // The Studio, and the site that its preview shows.
    const own = [origin, new URL(baseURL!).origin];
    expect(asked.filter((server) => !own.includes(server))).toEqual([]);
  },
);
