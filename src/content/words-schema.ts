import * as v from 'valibot';

/**
 * The words of the interface, `src/content/words.yml`. Each area is a module below `generated/yaml/words`, so that a page loads
 * only words that it shows.
 */

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** 'a text with {from} and {to}'. */
function expected(names: readonly string[]): string {
  const [last, ...others] = names.map((name) => `{${name}}`).reverse();
  if (last === undefined) return 'a text without { and }';
  return `a text with ${others.length > 0 ? `${others.reverse().join(', ')} and ` : ''}${last}, and no other braces`;
}

/** A text that names its placeholders, in any order and number. */
const word = (...names: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'a text that is not empty'),
    v.check((text) => {
      const found = placeholdersIn(text);
      return names.every((name) => found.includes(name)) && found.every((name) => names.includes(name));
    }, expected(names)),
  );

/** A text for each form of a number; a form for one thing may leave the number out. */
function counted(...names: readonly string[]) {
  const form = v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'a text that is not empty'),
      v.check(
        (text) => placeholdersIn(text).every((name) => name === 'count' || names.includes(name)),
        expected(['count', ...names]),
      ),
    ),
  );
  return v.strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: word('count', ...names),
  });
}

/** Texts without placeholders. */
const plain = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, word()])) as Record<Name, ReturnType<typeof word>>;

export const wordsSchema = v.strictObject({
  loading: v.strictObject(plain('title', 'text', 'again', 'recovery')),
  updates: v.strictObject(plain('label', 'text', 'reload')),
  navigation: v.strictObject(
    plain('skip', 'main', 'menu', 'home', 'breadcrumb', 'footer', 'company', 'scrollDown', 'scrollToTop'),
  ),
  links: v.strictObject({
    ...plain('start', 'learnMore', 'allServices', 'allProjects', 'team', 'askUs', 'seeProjects', 'howWeWork'),
    about: word('title'),
  }),
  carousel: v.strictObject({
    ...plain('pause', 'play'),
    position: word('slide', 'count'),
    bars: word('slide', 'count'),
  }),
  motion: v.strictObject(plain('pause', 'play')),
  drawer: v.strictObject(plain('close')),
  messages: v.strictObject(plain('label')),
  pagination: v.strictObject({ ...plain('previous', 'next', 'posts', 'projects'), page: word('number') }),
  code: v.strictObject({ ...plain('shell', 'text', 'label'), labelOf: word('language') }),
  search: v.strictObject({
    ...plain(
      'site',
      'placeholder',
      'results',
      'loading',
      'failed',
      'failedWhy',
      'again',
      'partial',
      'partialList',
    ),
    ...plain('instead', 'label', 'pagePlaceholder', 'clear', 'nothingHint', 'noScript', 'map'),
    ...plain('pages', 'services', 'projects', 'people', 'jobs', 'articles'),
    counted: counted(),
    nothing: word('query'),
    partialCounted: word('results'),
    found: word('results', 'query'),
    all: word('query'),
    heading: word('results', 'query'),
    showMore: word('count'),
    showMoreOf: word('kind'),
  }),
  hours: v.strictObject({
    ...plain('title', 'open', 'closed', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'),
    span: word('from', 'to'),
    and: word('list', 'last'),
  }),
  contact: v.strictObject({
    ...plain('email', 'phone', 'studio', 'book', 'name', 'message', 'placeholder', 'trap', 'send', 'sending'),
    ...plain('required', 'sent', 'sentText', 'byMail', 'byMailText', 'failed', 'failedText', 'mailProgram'),
    ...plain('copy', 'copied', 'truncated', 'notCopied'),
    about: word('service'),
    forget: word('service'),
    mistakes: counted(),
    noScript: word('email'),
  }),
  message: v.strictObject({
    ...plain('nameMissing', 'emailMissing', 'emailWithoutAt', 'emailWithSpaces', 'emailWithTwoAts'),
    ...plain('emailWithoutName', 'emailWithoutDomain', 'messageMissing', 'cut'),
    nameTooLong: word('most', 'length'),
    emailTooLong: word('most', 'length'),
    messageTooLong: word('most', 'length'),
    about: word('service'),
    subject: word('name'),
    subjectAbout: word('service', 'name'),
  }),
  services: v.strictObject({
    ...plain('audience', 'audienceLabel', 'priceLabel', 'cost', 'process', 'receive', 'seen', 'what'),
    price: word('amount', 'unit'),
    unit: word('unit'),
  }),
  projects: v.strictObject({
    ...plain(
      'label',
      'categories',
      'other',
      'filter',
      'service',
      'tag',
      'fewerTags',
      'loading',
      'failed',
      'again',
    ),
    ...plain('all', 'clear', 'empty', 'emptyText', 'details', 'drawer', 'features', 'technologies', 'tags'),
    ...plain('fullPage', 'notLoaded', 'demo', 'source', 'client', 'year', 'duration', 'services', 'category'),
    ...plain('problem', 'numbers', 'does', 'builtWith', 'next'),
    allTags: word('count'),
    theTag: word('tag'),
    theService: word('service'),
    noTag: word('tag'),
    noService: word('service'),
    both: word('tag', 'service'),
    unknown: word('choice'),
    nothing: word('choice'),
    found: word('found', 'total', 'choice'),
    foundPage: word('found', 'total', 'choice', 'page', 'pages'),
    notHere: word('id'),
    open: word('title'),
    of: word('title'),
  }),
  people: v.strictObject({
    ...plain('label', 'previous', 'next', 'background', 'skills', 'achievements'),
    more: word('name'),
    writtenBy: word('name'),
  }),
  posts: v.strictObject({
    ...plain('label', 'home', 'feed', 'tags', 'all', 'none', 'seeAll', 'keepReading', 'contents', 'share'),
    ...plain('shareLabel', 'copyLink', 'byMail', 'copied'),
    nothing: word('tag'),
    minutes: word('count'),
    updated: word('day'),
    notCopied: word('link'),
  }),
  jobs: v.strictObject({
    ...plain(
      'label',
      'others',
      'none',
      'letter',
      'apply',
      'pay',
      'place',
      'presence',
      'employment',
      'posted',
    ),
    ...plain('openUntilLabel', 'choose', 'reader', 'onSite', 'hybrid', 'remote', 'fullTime', 'partTime'),
    ...plain('contract', 'internship'),
    writeTo: word('email'),
    applyTo: word('email', 'day'),
    yearly: word('amount'),
    monthly: word('amount'),
    hourly: word('amount'),
    openUntil: word('day'),
  }),
  about: v.strictObject(plain('meet', 'history', 'values')),
  pages: v.strictObject(plain('notFound', 'contents')),
});
