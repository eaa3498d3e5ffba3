import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    packageOf('@storybook/addon-webpack5-compiler-swc'),
    packageOf('@storybook/addon-docs'),
    packageOf('@storybook/addon-a11y'),
  ],
  framework: { name: '@storybook/react-webpack5', options: {} },
  staticDirs: ['../public'],
  core: { disableTelemetry: true },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpack) => {
    webpack.resolve = {
      ...webpack.resolve,
      alias: { ...webpack.resolve?.alias, '@generated': `${root}generated`, '@': `${root}src` },
    };
    webpack.module?.rules?.push({
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
