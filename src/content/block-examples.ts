import type { BlockName } from './schema/blocks';

/** The fields of one block of each kind, as a file has them: for the Studio's menu, the docs and the tests. */
const fields = {
  picture: `image: hero
imageAlt: What the picture shows
caption: A sentence below the picture.`,
  pictures: `caption: A sentence below the pictures.
items:
  - { image: upload-a-picture.webp, imageAlt: What the picture shows }
  - { image: upload-another.webp, imageAlt: What the picture shows }`,
  'before-after': `caption: A sentence below the pictures.
items:
  - { label: Before, image: upload-a-picture.webp, imageAlt: What it was like }
  - { label: After, image: upload-another.webp, imageAlt: What it is like }`,
  loop: `image: upload-a-strip.webp
imageAlt: What happens in the frames
caption: A sentence beside them.`,
  quote: `text: What a client says of the work.
name: Name of the client
role: Role, company
number: { value: −38%, label: Calls to support }`,
  logos: `title: Clients
items:
  - { name: Name of the client, logo: upload-a-picture.svg }`,
  numbers: `title: In numbers
items:
  - { value: '12', label: Years }
  - { value: 98%, label: Clients who return }`,
  questions: `title: Questions and answers
items:
  - question: How long does a website take?
    answer: Five to ten weeks. [Each service](/service) says how long its steps take.
  - question: Do you work abroad?
    answer: Yes, and in your time zone.`,
  prices: `title: Prices
note: Without value added tax.
rows:
  - { title: A day of advice, price: $900, note: By video or with you }`,
  estimate: `title: What it may cost
note: Without value added tax.`,
  measurements: `of: pages`,
  team: `title: Who works with you`,
  projects: `title: What we have made`,
  contact: `title: Write to us
lead: We answer within one working day.`,
  action: `title: Begin a project
text: Tell us what you need.
label: Write to us
href: /contact`,
} as const satisfies Readonly<Record<BlockName, string>>;

/** A block with its lines `:::`. */
export interface BlockExample {
  name: BlockName;
  text: string;
}

export const blockExamples: readonly BlockExample[] = Object.entries(fields).map(([name, yaml]) => ({
  name: name as BlockName,
  text: `::: ${name}\n${yaml}\n:::`,
}));
