import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { blockExamples } from '../../src/content/block-examples';
import { axeFaults, open, readThrough } from '../journeys/site';
import { freePort } from '../../portal-server/child';
import { runStudio, type RunningStudio } from '../studio/run-studio';
import { cloneRepository, run, type OwnersRepository } from './repository';
import {
  addBlock,
  addTo,
  create,
  fill,
  newEntry,
  openEntry,
  save,
  textOf,
  upload,
  write,
} from './studio-visit';

/*
 * The owner of another agency makes the site theirs in the Studio alone: `npm run test:owner`. What they publish is built as a
 * host builds it, and checked as our own site is.
 */

/** In ms. Drawing takes three minutes on two idle cores, and most of an hour where others use them too. */
const drawingTimeout = 3_600_000;

/** In ms. Publishing checks the content and runs several commands of git, each of which may take two minutes. */
const publishTimeout = 600_000;

test.describe.configure({ mode: 'serial', timeout: drawingTimeout + 600_000 });

let repository: OwnersRepository;
let studio: RunningStudio;
let host: string;
let server: ChildProcess | undefined;
let site: string;

/** Notes how long the owner waited, in the list of the run. */
function tell(what: string, started: number) {
  const seconds = Math.round((Date.now() - started) / 1000);
  test.info().annotations.push({ type: 'waits', description: `${what}: ${seconds} s` });
  console.log(`${what}: ${seconds} s`);
}

test.beforeAll(async () => {
  repository = cloneRepository();
  studio = await runStudio({ root: repository.owner });
});

test.afterAll(() => {
  studio?.stop();
  server?.kill();
  repository?.remove();
});

test.describe('in the Studio', () => {
  test.beforeEach(({ page }) => page.goto(studio.origin));

  test('the agency has its name, address and words', async ({ page }) => {
    const brand = await openEntry(page, 'Brand');
    await fill(brand, {
      Name: 'Kestrel & Rye',
      Tagline: 'Brands and sites for kitchens, farms and makers.',
      Description: 'Kestrel & Rye makes brands, packaging and sites for people who grow, cook and sell food.',
      'Address of the site': 'https://kestrel.example',
      Email: 'hello@kestrel.example',
      Street: '4 Mill Lane',
      City: 'Lindesund',
      Country: 'Norway',
    });
    await save(page);
    const home = await openEntry(page, 'Home page');
    await fill(home, { About: 'Four people in Lindesund. Three clients at a time, from $9,000.' });
    await fill(home.getByRole('group', { name: 'Title', exact: true }), {
      'Title 1': 'Food Deserves',
      'Title 2': 'Good',
      'Title 3': 'Manners',
    });
    await save(page);
  });

  test('the agency has its colours', async ({ page }) => {
    const colours = await openEntry(page, 'Colours');
    await fill(colours, { 'Ready colours': 'Forest and copper' });
    await expect(colours.getByLabel('Wine', { exact: true })).toHaveValue('#0f2a20');
    await save(page);
  });

  test('a fourth person has a photo that is drawn in lines', async ({ page }) => {
    const person = await newEntry(page, 'person');
    await fill(person, {
      Place: '4',
      Name: 'Jo Lind',
      Role: 'Photographer',
      Bio: 'Takes the pictures before the plates are cleared.',
      'Full description': 'Takes the pictures before the plates are cleared, and only by daylight.',
      'What the picture shows': 'Portrait of Jo Lind in a dark jumper, drawn in lines.',
      Updated: '2026-11-20',
    });
    await upload(person, 'Upload a picture for image', 'person');
    await person.getByRole('group', { name: 'Engrave' }).getByRole('checkbox').check();
    await write(page, 'Jo worked in three kitchens before she bought a camera.');
    await create(page, 'Jo Lind');
  });

  test('a seventh service has a price', async ({ page }) => {
    const service = await newEntry(page, 'service');
    await fill(service, {
      Place: '7',
      Title: 'Food Photography',
      Description: 'A day of pictures by daylight, for menus, shops and packaging.',
      Updated: '2026-11-20',
      Lead: 'A day of pictures by daylight, for menus, shops and packaging.',
      'Who it is for': 'Kitchens and shops that have good food and no good pictures of it.',
    });
    await addTo(service, 'Deliverables', [
      { Title: 'Forty pictures', Text: 'For print and for screens.' },
      { Title: 'A plan', Text: 'Which picture goes where.' },
    ]);
    await fill(service.getByRole('group', { name: 'Price', exact: true }), {
      From: '900',
      To: '1600',
      Currency: 'USD',
      Unit: 'Day',
      Note: 'With the light that the day has.',
    });
    await write(page, 'We bring the camera, and you cook.');
    await create(page, 'Food Photography');
  });

  for (const [title, scene] of [
    ['Skerry Boats', 'harbour'],
    ['Alder Coffee', 'table'],
  ] as const)
    test(`a case study, ${title}, has a photo and no demo`, async ({ page }) => {
      const project = await newEntry(page, 'project');
      await fill(project, {
        Category: 'Web Development',
        Title: title,
        Subtitle: 'Brand and site',
        Summary: `What we made for ${title}, from the first sketch to the shop.`,
        Description: `What we made for ${title}, from the first sketch to the shop.`,
        'What the picture shows': `A picture of ${title}, drawn in lines.`,
        Date: '2026-10-01',
      });
      await upload(project, 'Upload a picture for image', scene);
      await project.getByRole('group', { name: 'Engrave' }).getByRole('checkbox').check();
      await addTo(project, 'Tags', ['Food']);
      await addTo(project, 'Services', ['Food Photography']);
      await write(page, `We began with a day at ${title}, and wrote nothing down.`);
      await create(page, title);
    });

  test('a post has a picture above it and in its text', async ({ page }) => {
    const post = await newEntry(page, 'post');
    await fill(post, {
      Title: 'Daylight is enough',
      Description: 'Why we photograph food beside a window, and own no lamp.',
      Date: '2026-11-20',
      Author: 'Jo Lind',
    });
    await addTo(post, 'Tags', ['Food']);
    await upload(post, 'Upload a picture for cover', 'table');
    await write(page, 'Food looks best at ten in the morning.\n\n');
    await upload(post, 'Upload a picture into the text', 'harbour');
    await page.keyboard.insertText('A boat that brings the fish');
    await create(page, 'Daylight is enough');
  });

  test('/faq has every kind of block', async ({ page }) => {
    const faq = await newEntry(page, 'page');
    await fill(faq, {
      Title: 'Questions and answers',
      Address: 'faq',
      Description: 'What clients ask Kestrel & Rye before they write.',
      Lead: 'What clients ask us before they write.',
      'Place in the footer': '5',
    });
    for (const { name, text } of blockExamples) {
      await addBlock(page, name.slice(0, 1).toUpperCase() + name.slice(1));
      for (const [placeholder] of text.matchAll(/upload-\S+\.\w+/g)) {
        await textOf(page).getByText(placeholder, { exact: false }).last().click();
        await upload(faq, 'Upload a picture into the text', name === 'loop' ? 'day' : 'harbour');
      }
    }
    await write(page, '\n## How we count\n\nA week has *five* days.\n');
    await create(page, 'Questions and answers');
  });
});

test('in the Studio, in German, the agency has its words', async ({ page }) => {
  studio.stop();
  const german = await runStudio({ root: repository.owner, args: ['--language', 'de'] });
  try {
    await page.goto(german.origin);
    const brand = await openEntry(page, 'Brand');
    await fill(brand, {
      Tagline: 'Marken und Websites für Küchen, Höfe und Werkstätten.',
      Description:
        'Kestrel & Rye macht Marken, Verpackungen und Websites für alle, die Essen anbauen, kochen und verkaufen.',
      Country: 'Norwegen',
    });
    await save(page);
  } finally {
    german.stop();
  }
});

test('what changed is drawn in the new colours and published', async ({ page }) => {
  studio = await runStudio({ root: repository.owner });
  await page.goto(`${studio.origin}/publish`);
  const started = Date.now();
  await page.getByRole('button', { name: 'Draw the pictures' }).click();
  await expect(page.getByRole('region', { name: 'Pictures with old colours' })).toBeHidden({
    timeout: drawingTimeout,
  });
  tell('draws all pictures', started);
  await page.getByLabel('What you changed').fill('Kestrel & Rye');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: the commit was sent.')).toBeVisible({ timeout: publishTimeout });
});

test.describe('the site of the new agency', () => {
  const pages = [
    '/',
    '/faq',
    '/blog/daylight-is-enough',
    '/team/jo-lind',
    '/portfolio/skerry-boats',
    '/services/food-photography',
    '/de',
  ];

  test('is built from what was published', () => {
    host = repository.cloneForHost();
    const started = Date.now();
    run(host, 'tsx', ['scripts/build.ts']);
    tell('builds the site', started);
  });

  test('passes the crawl and the budgets of our own', async () => {
    const port = await freePort();
    site = `http://localhost:${port}`;
    server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
      cwd: host,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout!, 'data');
    run(
      host,
      'playwright',
      ['test', '--project=journeys', 'crawl.journey', 'weight.journey', '--grep-invert', 'portal'],
      {
        BASE_URL: site,
        PLAYWRIGHT_JSON_OUTPUT_NAME: '',
      },
    );
  });

  test('has no fault that axe finds, in light and dark', async ({ page }) => {
    for (const path of pages)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await open(page, site + path);
        await readThrough(page);
        expect.soft(await axeFaults(page), `${path}, ${colorScheme}`).toEqual([]);
      }
  });

  test('has neither the name nor the colours of the old one', () => {
    const dist = join(host, 'dist');
    const old = /undula|#2e0719|#ff4b2b/i;
    // They did not write the pages in Arabic.
    const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(html|json|xml|txt|css|svg|webmanifest)$/.test(file) && !/^ar[./]/.test(file),
    );
    const left = texts.flatMap((file) => {
      const found = old.exec(readFileSync(join(dist, file), 'utf8'));
      return found ? [`${file}: ${found[0]}`] : [];
    });
    expect(left).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  });

  test('is pictured for a look', async ({ page }) => {
    for (const [name, width] of [
      ['wide', 1440],
      ['narrow', 390],
    ] as const)
      for (const path of [...pages, '/blog', '/team']) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, site + path);
        await readThrough(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({
          path: `generated/owner/${name}${path.replaceAll('/', '-')}.png`,
          fullPage: true,
        });
      }
  });
});
