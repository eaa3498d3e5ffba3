import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { compile } from 'sass';
import webpackLibrary from 'webpack';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

/** What a remark plugin is called on. */
interface Processor {
  data(): { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
}

/** Tables in MDX, which knows none by itself: with the two parts that read the articles' tables too. */
function mdxTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

/**
 * Markdown that is read on its own too, such as the decision records: as MDX is, but without code in it. The build for tests
 * has no guidance, and so no rule to follow.
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
      // Storybook gives Markdown as text otherwise.
      type: 'javascript/auto',
      use: [{ loader, options: { ...options, mdxCompileOptions } }],
    },
  ];
}

/** By tsx, as the scripts run: Storybook's own loader wants every import's file ending. */
const plateRecipes = () =>
  execFileSync(process.execPath, ['--import', 'tsx', `${root}.storybook/plate-recipes.ts`], {
    cwd: root,
    encoding: 'utf8',
  });

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
  // The manager is bundled without Sass: it is handed the tokens and its few rules as they compile.
  managerHead: (head) =>
    `${head}<link rel="stylesheet" href="./fonts/full.css"><style>${compile(`${root}.storybook/manager.scss`, { loadPaths: [root] }).css}</style>`,
  core: { disableTelemetry: true },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    webpack.plugins?.push(new webpackLibrary.DefinePlugin({ PLATE_RECIPES: plateRecipes() }));
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
        { loader: 'sass-loader', options: { api: 'modern-compiler', sassOptions: { loadPaths: [root] } } },
      ],
    });
    return webpack;
  },
};

export default config;
