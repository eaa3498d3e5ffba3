import * as v from 'valibot';

/**
 * The words of the interface, `src/content/words.yml`. Each area is a module below `generated/yaml/words`, named after the part
 * of the site that shows its words.
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
    plain(
      'skip',
      'main',
      'menu',
      'home',
      'breadcrumb',
      'footer',
      'company',
      'feed',
      'languages',
      'scrollToTop',
    ),
  ),
  links: v.strictObject({
    ...plain(
      'start',
      'learnMore',
      'allServices',
      'allProjects',
      'team',
      'askUs',
      'seeProjects',
      'howWeWork',
      'scrollDown',
    ),
    about: word('title'),
  }),
  carousel: v.strictObject({
    ...plain('pause', 'play'),
    position: word('slide', 'count'),
    bars: word('slide', 'count'),
  }),
  motion: v.strictObject(plain('pause', 'play')),
  pictures: v.strictObject({
    edge: word('before', 'after'),
    share: word('share', 'before'),
    ...plain('pause', 'play'),
  }),
  drawer: v.strictObject(plain('close')),
  cursor: v.strictObject(plain('read', 'open', 'meet')),
  messages: v.strictObject({ ...plain('label'), dismiss: word('text') }),
  pagination: v.strictObject({ ...plain('previous', 'next'), page: word('number') }),
  quotation: v.strictObject({ quoted: word('text') }),
  code: v.strictObject({
    ...plain('shell', 'text', 'label'),
    labelOf: word('language'),
    table: word('columns'),
  }),
  search: v.strictObject({
    ...plain('site', 'placeholder', 'results', 'loading', 'failed', 'failedWhy', 'again'),
    ...plain('partial', 'partialList', 'instead'),
    counted: counted(),
    nothing: word('query'),
    partialCounted: word('results'),
    found: word('results', 'query'),
    all: word('query'),
  }),
  searchKinds: v.strictObject(plain('pages', 'services', 'projects', 'people', 'jobs', 'articles')),
  searchPage: v.strictObject({
    ...plain('label', 'placeholder', 'clear', 'nothingHint', 'inText', 'noScript', 'map'),
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
    ...plain('copy', 'copied', 'truncated', 'notCopied', 'budget', 'start', 'optional'),
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
    budget: word('budget'),
    start: word('start'),
    subject: word('name'),
    subjectAbout: word('service', 'name'),
  }),
  service: v.strictObject(plain('audience', 'receive', 'seen', 'questions')),
  process: v.strictObject(plain('title')),
  price: v.strictObject({
    ...plain('audience', 'what', 'label', 'cost', 'estimate', 'project', 'month', 'day'),
    range: word('from', 'to'),
    amount: word('amount', 'unit'),
    unit: word('unit'),
  }),
  estimate: v.strictObject({
    ...plain('more', 'sum', 'nothing', 'ask', 'share'),
    moreAbout: word('service'),
    howLong: word('service'),
    months: counted(),
    days: counted(),
  }),
  portfolio: v.strictObject({
    ...plain(
      'label',
      'pages',
      'filter',
      'service',
      'tag',
      'fewerTags',
      'loading',
      'failed',
      'again',
      'all',
      'clear',
    ),
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
    counted: counted(),
    categoryPages: word('title'),
  }),
  projectCategories: v.strictObject(plain('label')),
  noProjects: v.strictObject(plain('title', 'text')),
  projectCard: v.strictObject({
    ...plain('details', 'demo', 'source', 'notLoaded'),
    of: word('title'),
    notHere: word('id'),
    open: word('title'),
  }),
  prototype: v.strictObject({ ...plain('label', 'text', 'demo', 'making'), source: word('title') }),
  projectDrawer: v.strictObject(plain('title', 'features', 'technologies', 'tags', 'fullPage')),
  technologies: v.strictObject(plain('frontend', 'backend', 'deployment')),
  project: v.strictObject(
    plain(
      'client',
      'year',
      'duration',
      'services',
      'category',
      'problem',
      'numbers',
      'does',
      'builtWith',
      'next',
    ),
  ),
  team: v.strictObject({ ...plain('label', 'previous', 'next'), more: word('name') }),
  person: v.strictObject({
    ...plain('background', 'skills', 'achievements'),
    writtenBy: word('name'),
    elsewhere: word('name'),
  }),
  lists: v.strictObject({
    ...plain('home'),
    page: word('number'),
    part: word('title', 'number'),
    partDescription: word('description', 'number'),
    tag: word('tag'),
    tagLead: counted(),
    tagDescription: word('brand', 'tag', 'count'),
    tagCount: counted(),
  }),
  blog: v.strictObject({
    ...plain('label', 'home', 'feed', 'tags', 'all', 'pages', 'none', 'seeAll'),
    nothing: word('tag'),
  }),
  post: v.strictObject({ ...plain('keepReading'), minutes: word('count') }),
  share: v.strictObject({
    ...plain('label', 'button', 'copyLink', 'byMail', 'copied'),
    notCopied: word('link'),
  }),
  careers: v.strictObject({ ...plain('label', 'others', 'none', 'letter'), writeTo: word('email') }),
  job: v.strictObject({
    ...plain(
      'apply',
      'pay',
      'place',
      'presence',
      'employment',
      'posted',
      'openUntilLabel',
      'choose',
      'reader',
    ),
    applyTo: word('email', 'day'),
    subject: word('title'),
  }),
  jobCard: v.strictObject({
    ...plain('onSite', 'hybrid', 'remote', 'fullTime', 'partTime', 'contract', 'internship'),
    openUntil: word('day'),
  }),
  pay: v.strictObject({ yearly: word('amount'), monthly: word('amount'), hourly: word('amount') }),
  sharedPicture: v.strictObject({ alt: word('title'), opening: word('facts') }),
  measurements: v.strictObject({
    ...plain('page', 'accessibility', 'practices', 'search', 'shift', 'weight', 'scripts'),
    ...plain('step', 'passed', 'failed', 'time', 'none'),
    pagesMeasured: word('day', 'commit', 'cores', 'runs'),
    testsMeasured: word('passed', 'failed', 'day', 'commit', 'cores'),
  }),
  about: v.strictObject(plain('meet', 'history', 'values')),
  pages: v.strictObject({ ...plain('inThisArticle', 'onThisPage', 'notFound'), updated: word('day') }),
});
