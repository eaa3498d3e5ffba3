/** Imports run downhill only. One list; the rules follow from it. */
const layers = [
  'lib',
  'content',
  'routes',
  'platform',
  'motion',
  'design-system',
  'state',
  'sections',
  'pages',
  'app',
];

const uphill = layers.slice(0, -1).map((layer, index) => ({
  name: `${layer}-looks-down`,
  comment: `src/${layer} may import only what stands below it: ${layers.slice(0, index).join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(index + 1).join('|')})/` },
}));

/** The prototypes of projects are applications of their own. */
const apart = {
  name: 'prototypes-stand-alone',
  severity: 'error',
  from: { path: '^src/prototypes/' },
  to: { path: '^src/(?!prototypes|lib)' },
};

/** A library that only one layer may know, so that it can be replaced there. */
const door = (name, library, owner) => ({
  name,
  severity: 'error',
  from: { path: '^src/', pathNot: owner },
  to: { path: `node_modules/(${library})/` },
});

/** The portal stands beside the public pages: it uses what is below them, and the two never meet. */
const beside = {
  name: 'the-portal-and-the-site-never-meet',
  severity: 'error',
  from: { path: '^src/dashboard/' },
  to: { path: '^src/(sections|pages|app)/' },
};

/** The rooms of the portal, in the same way. */
const portalLayers = [
  'days',
  'model',
  'words',
  'csv',
  'calendar',
  'figures',
  'rules',
  'notifications',
  'sample',
  'store',
  'commands',
  'hooks',
  'parts',
  'shell',
  'screens',
];

const portalUphill = portalLayers.slice(0, -1).map((layer, index) => ({
  name: `portal-${layer}-looks-down`,
  severity: 'error',
  from: { path: `^src/dashboard/${layer}/` },
  to: { path: `^src/dashboard/(${portalLayers.slice(index + 1).join('|')})/` },
}));

const areasApart = {
  name: 'areas-do-not-meet',
  comment: 'What two areas of screens share is a part, a hook or a command.',
  severity: 'error',
  from: { path: '^src/dashboard/screens/([^/]+)/' },
  to: { path: '^src/dashboard/screens/', pathNot: '^src/dashboard/screens/$1/' },
};

const portalRecordsKnowNoReact = {
  name: 'portal-records-know-no-react',
  comment: 'Hooks and toasts are above the records, which also run in Node.',
  severity: 'error',
  from: { path: `^src/dashboard/(${portalLayers.slice(0, portalLayers.indexOf('hooks')).join('|')})/` },
  to: { path: '^src/state/|node_modules/(react|react-dom)/' },
};

export default {
  forbidden: [
    ...uphill,
    beside,
    apart,
    ...portalUphill,
    areasApart,
    portalRecordsKnowNoReact,
    {
      name: 'only-the-app-knows-the-portal',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(app|dashboard|studio)/' },
      to: { path: '^src/dashboard/' },
    },
    {
      name: 'the-studio-is-an-application-of-its-own',
      comment: 'It uses the parts of the portal, and nothing of it is in the site or the portal.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/studio/' },
      to: { path: '^src/studio/' },
    },
    {
      name: 'the-studio-knows-no-pages',
      severity: 'error',
      from: { path: '^src/studio/' },
      to: { path: '^src/(sections|pages|app)/|^src/dashboard/(screens|shell)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'design-system-knows-no-product',
      severity: 'error',
      from: { path: '^src/design-system/' },
      to: { path: '^src/(content|routes|platform)/' },
    },
    {
      name: 'no-tests-in-source',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|stories|scripts)/' },
    },
    {
      name: 'no-schema-in-the-browser',
      comment: 'valibot checks content when the site is built; the app takes the types only.',
      severity: 'error',
      from: { path: '^src/(?!content/schema)' },
      to: { path: '^src/content/schema', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'generated-content-is-for-the-home-page-and-links',
      comment:
        'Every other page is given its content as data; imported, it would grow their scripts with the content.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(pages/home/|routes/(menu|footer-links))' },
      to: { path: '^generated/content/' },
    },
    {
      name: 'content-owns-the-yaml-modules',
      comment: 'But for the words of the interface, which stand below every layer.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^src/(content/|lib/(base-path|language)\\.)' },
      to: { path: '^generated/yaml/', pathNot: '^generated/yaml/words/' },
    },
    door('motion-owns-motion', 'gsap|lenis|@react-spring', '^src/motion/'),
    door('state-owns-jotai', 'jotai', '^src/state/'),
    door('link-owns-the-router', 'wouter', '^src/(design-system/link|app|studio)/'),
    door('store-and-platform-own-databases', 'idb', '^src/(dashboard/store|platform)/'),
    door('parts-own-react-aria', 'react-aria-components|react-aria|react-stately', '^src/dashboard/parts/'),
    door(
      'reading-text-owns-markdown',
      'mdast-util-from-markdown|micromark',
      '^src/dashboard/parts/reading-text/',
    ),
    door('csv-owns-papaparse', 'papaparse', '^src/dashboard/csv/'),
    door(
      'date-field-owns-calendar-dates',
      '@internationalized',
      '^src/dashboard/(days|parts/form/date-field)/',
    ),
    door('studio-owns-the-editor', '@codemirror|@lezer', '^src/studio/markdown/'),
    door('content-owns-valibot', 'valibot', '^src/content/'),
    door('icon-owns-the-icons', 'react-icons', '^src/design-system/icon/'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
