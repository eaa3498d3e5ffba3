import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plate } from '@/lib/plate';
import { shownPath } from '../../scripts/content/text-file';
import { loadContent, type ContentStore, type ContentOptions } from '../../scripts/content/content-store';
import { describeMistake } from '../../scripts/content/mistakes';

/** Files by their path below the content folder; null removes one of the sample. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

const plate = (id: string): Plate => ({
  id,
  sources: [
    { width: 40, height: 30, avif: `/plates/${id}.avif 1x`, webp: `/plates/${id}.webp 1x, /x.webp 2x` },
  ],
});
export const plates = Object.fromEntries(
  ['cover-tide', 'cover-tide-card', 'portrait', 'shot', 'shot-wide'].map((id) => [id, plate(id)]),
);

export const post = `---
title: Reading the tide
description: What the harbour taught us about waiting.
date: 2026-03-01
author: noor
tags: [Harbour, Motion]
cover: cover-tide
---

The harbour is *quiet* before nine.
`;

/** The fields that a project can do without. */
export const optionalProjectFields = [
  'demoLink',
  'githubLink',
  'features',
  'technologies',
  'client',
  'duration',
  'problem',
  'numbers',
  'quote',
];

export const project = (title: string, home?: number) => `---
${home ? `home: ${home}\n` : ''}category: mobile-apps
title: ${title}
subtitle: App
summary: What ${title} is in a sentence.
description: What ${title} is in two.
image: shot
imageAlt: A screen.
tags: [Maps]
demoLink: https://demo.example
githubLink: https://code.example
features: [One]
technologies: { frontend: [A], backend: [B], deployment: [C] }
client: A client
date: 2026-01-10
duration: 14 weeks
services: [consulting]
problem: It was slow.
numbers:
  - { value: 2 s, label: Start }
  - { value: '9', label: Screens }
quote: { text: Good., name: A, role: B }
---

What was done.
`;

export const service = (title: string, order: number) => `---
order: ${order}
title: ${title}
description: What ${title} is.
icon: compass
figure: braid
color: coral
plate: shot
updated: 2026-02-01
lead: Lead.
audience: You.
deliverables:
  - { title: A, text: a }
  - { title: B, text: b }
steps:
  - { title: A, duration: 1 day, text: a }
  - { title: B, duration: 1 day, text: b }
  - { title: C, duration: 1 day, text: c }
price: { from: 100, to: 200, currency: USD, unit: day, note: None. }
related: [ferry]
questions:
  - { question: Why?, answer: Because. }
  - { question: When?, answer: Now. }
---

More of it.
`;

export const person = (name: string, order: number) => `---
order: ${order}
name: ${name}
role: Engineer
bio: ${name} builds.
fullDescription: ${name} builds and repairs.
image: portrait
imageAlt: A portrait.
background: The sea
achievements: [One]
socials:
  - { network: GitHub, url: https://github.example/x }
skills: [Knots]
updated: 2026-02-02
---

A longer portrait.
`;

export const job = `---
title: Boat builder
summary: Builds boats with us.
place: Port Avery
presence: hybrid
employment: full-time
pay:
  min: 100
  max: 200
  currency: USD
  unit: year
posted: 2026-03-01
validThrough: 2026-06-30
contact: ilan
process:
  - { title: Letter, text: You write. }
  - { title: Day, text: We build. }
---

The work.
`;

const legal = (title: string, footer: number) => `---
title: ${title}
footer: ${footer}
description: About ${title}.
updated: 2026-01-01
lead: Lead.
---

## First terms

Text.
`;

/** A file without some fields of its front matter, each with its further lines. */
export const withoutFields = (text: string, ...fields: readonly string[]): string =>
  fields.reduce((rest, field) => rest.replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), ''), text);

/** Complete content, as small as the site allows. */
export const sample: Readonly<Record<string, string>> = {
  'posts/reading-the-tide.md': post,
  'projects/ferry.md': project('Ferry', 1),
  'projects/kiln.md': project('Kiln', 2),
  'projects/grid.md': project('Grid', 3),
  'services/graphic-design.md': service('Graphic Design', 1),
  'services/digital-products.md': service('Digital Products', 2),
  'services/social-marketing.md': service('Social Marketing', 3),
  'services/brand-strategy.md': service('Brand Strategy', 4),
  'services/product-development.md': service('Product Development', 5),
  'services/consulting.md': service('Consulting', 6),
  'people/noor.md': person('Noor', 1),
  'people/ilan.md': person('Ilan', 2),
  'people/mara.md': person('Mara', 3),
  'jobs/boat-builder.md': job,
  'pages/about.md': `---
title: About Us
description: Who we are.
updated: 2026-01-01
lead: Lead.
facts:
  - { value: '3', label: People }
  - { value: '4', label: Projects }
  - { value: '1', label: Boat }
values:
  - { title: A, text: a }
  - { title: B, text: b }
  - { title: C, text: c }
history:
  - { year: '2021', text: a }
  - { year: '2022', text: b }
  - { year: '2023', text: c }
---

Who we are.
`,
  'pages/privacy.md': legal('Privacy Policy', 1),
  'pages/policy.md': legal('Terms and Conditions', 2),
  'pages/accessibility.md': legal('Accessibility', 3),
};

/** A day on which the sample's job is open and none of its days lies ahead. */
export const noon = new Date('2026-04-01T12:00:00Z');

/** Runs with a folder of the sample and its changes, which is gone afterwards. */
export function inFolder<Result>(changes: Files, run: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const [name, text] of Object.entries({ ...sample, ...changes })) {
      if (text === null) continue;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Options = Omit<ContentOptions, 'folder'>;
const defaults: Options = { today: noon, timeZone: 'UTC', plates };

/** Every mistake that a change makes, as people read it, with paths from the content folder. */
export function mistakesOf(changes: Files, options: Options = {}): string[] {
  return inFolder(changes, (folder) => {
    const { mistakes } = loadContent({ ...defaults, ...options, folder });
    const above = new RegExp(`${shownPath(folder).replaceAll('.', '\\.')}/?`, 'g');
    return mistakes.map((mistake) => describeMistake(mistake).replace(above, ''));
  });
}

/** The content of the sample with changes that are right. */
export function contentOf(changes: Files = {}, options: Options = {}): ContentStore {
  return inFolder(changes, (folder) => {
    const { store, mistakes } = loadContent({ ...defaults, ...options, folder });
    if (!store) throw new Error(mistakes.map(describeMistake).join('\n'));
    return store;
  });
}
