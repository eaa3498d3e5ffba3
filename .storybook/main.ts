import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { compile } from 'sass';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** The `this` value of a remark plugin. */
interface Processor {
  data(): { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
}

/** Adds tables to MDX, which lacks them, with the same packages that parse the articles' tables. */
function mdxTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

/**
 * The webpack rules for plain Markdown, such as the decision records: like MDX, but without code. Empty for
 * the test build, which has no docs and therefore no MDX rule.
 */
function plainMarkdown(rules: readonly unknown[]) {
  type MdxRule = { test?: unknown; use: [{ loader: string; options: { mdxCompileOptions: object } }] };
  const mdx = (rules as MdxRule[]).find(({ test }) => test instanceof RegExp && test.test('page.mdx'));
  if (!mdx) return [];
  const [{ loader, options }] = mdx.use;
  const mdxCompileOptions = { ...options.mdxCompileOptions, format: 'md' };
  return [
    {
      test: /stories[\\/]docs[\\/].*\.md$/,
      // Storybook loads Markdown as text by default.
      type: 'javascript/auto',
      use: [{ loader, options: { ...options, mdxCompileOptions } }],
    },
  ];
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    packageOf('@storybook/addon-webpack5-compiler-swc'),
    {
      name: packageOf('@storybook/addon-docs'),
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [mdxTables] } } },
    },
    packageOf('@storybook/addon-a11y'),
  ],
  framework: { name: '@storybook/react-webpack5', options: {} },
  staticDirs: ['../public', { from: '../generated/fonts', to: '/fonts' }],
  // The manager's bundle has no Sass: its tokens and rules are compiled here.
  managerHead: (head) =>
    `${head}<link rel="stylesheet" href="./fonts/full.css"><style>${compile(`${root}.storybook/manager.scss`, { loadPaths: [root] }).css}</style>`,
  core: { disableTelemetry: true },
  // It reads the style of every element after each change, for outlines that no test asks for.
  features: (given, { test }) => ({ ...given, highlight: !test }),
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack, { test }) => {
    // Tests need no small files.
    if (test) webpack.optimization = { ...webpack.optimization, minimize: false };
    webpack.resolve = {
      ...webpack.resolve,
      alias: { ...webpack.resolve?.alias, '@generated': `${root}generated`, '@': `${root}src` },
    };
    webpack.module?.rules?.push(...plainMarkdown(webpack.module.rules), {
      test: /\.scss$/,
      use: [
        'style-loader',
        {
          loader: 'css-loader',
          options: {
            importLoaders: 1,
            modules: { auto: /\.module\.scss$/, namedExport: true, exportLocalsConvention: 'as-is' },
          },
        },
        `${root}scripts/build/sass-loader.cjs`,
      ],
    });
    return webpack;
  },
};

export default config;
