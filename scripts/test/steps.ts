import type { Server } from 'node:http';
import { join } from 'node:path';
import { createStoriesServer } from '../server/static-files';
import { withServer } from '../server/with-server';
import { readPlaywright, readVitest, reports, type Result } from './reports';
import { root, tool, type ToolRun } from './tool';

export interface Step {
  name: string;
  /** Steps that write what this one reads: it runs once they have ended. */
  after?: readonly string[];
  /** Whether it needs a browser or a bundle. */
  slow?: boolean;
  /**
   * @param buildResults - the folder of this run's compiled stylesheets and blurred pictures, which the builds of the site,
   * of Storybook and of the server's journeys share (`scripts/build/shared-results.cjs`)
   */
  run: (buildResults: string) => Promise<Result>;
}

export interface StepOptions {
  /** A part of each step's tests, as vitest and Playwright write it: 1/2. @default all */
  shard?: string;
  /** Also runs the journeys of the night. */
  nightly?: boolean;
}

/**
 * A tool that passes or fails as a whole. Its output is printed at the end, because tools run in parallel.
 */
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async (buildResults) => {
    const env = { BUILD_RESULTS: buildResults };
    const { code, output } = await tool(command, args, { capture: true, env });
    console.log(`\n── ${name}${code === 0 ? '' : ': failed'}\n${output.trim()}`);
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${name}: ${output.trim()}`] };
  },
});

/** Runs some projects of `vitest.config.ts`. */
async function vitest(name: string, ...args: string[]): Promise<Result> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await tool('vitest', ['run', ...reporters, ...args]);
  return readVitest(name, code, report);
}

let serverPackages: Promise<ToolRun> | undefined;
/** Installs the packages of the portal's server, once, or does nothing where they are. It waits for the network, so it is called early. */
export const installServer = () =>
  (serverPackages ??= tool(process.execPath, ['scripts/install.mjs', '--portal-server']));

/** Tests the server of a shared portal. */
async function portalServer(buildResults: string): Promise<Result> {
  await installServer();
  // Its files wait for servers of their own, so two at a time take half as long.
  const rules = await vitest('server', '--project', 'portal-server', '--maxWorkers', '2');
  const report = join(reports, 'shared.json');
  const { code } = await tool('tsx', ['tests/portal-server/run-journeys.ts'], {
    env: { BUILD_RESULTS: buildResults, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const journeys = await readPlaywright('shared', code, report);
  return {
    passed: rules.passed + journeys.passed,
    failures: [...rules.failures, ...journeys.failures],
    flaky: journeys.flaky,
    skipped: [...(rules.skipped ?? []), ...(journeys.skipped ?? [])],
  };
}

/** The tools' caches for unchanged files. */
const caches = 'node_modules/.cache';
const storybook = ['build', '--test', '--quiet', '--disable-telemetry', '-o', 'storybook-static'];

/** All steps, in the order in which they are to start. */
export function stepsOf({ shard, nightly }: StepOptions): readonly Step[] {
  const part = shard ? ['--shard', shard] : [];

  /** Runs a project of `playwright.config.ts` on a server. */
  async function inBrowser(project: string, server: Server): Promise<Result> {
    const report = join(reports, `${project}.json`);
    const { code } = await withServer(server, (url) =>
      tool('playwright', ['test', '--project', project, '--output', `generated/${project}`, ...part], {
        env: {
          BASE_URL: url,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...(nightly && { NIGHTLY: 'true' }),
        },
      }),
    );
    return readPlaywright(project, code, report);
  }

  const stories = () => inBrowser('stories', createStoriesServer(join(root, 'storybook-static')));
  async function journeys() {
    // Imported now, because it imports the brand, whose module the first step writes.
    const { createSiteServer } = await import('../serve');
    return inBrowser('journeys', createSiteServer());
  }

  // The fonts, which hold the letters of the content, are written last of what the other steps read.
  const isReady = ['fonts'];
  return [
    // First, because invalid content makes all later steps fail.
    check('content', 'tsx', 'scripts/content/main.ts'),
    { ...check('fonts', 'tsx', 'scripts/fonts.ts'), after: ['content'] },
    check('format', 'oxfmt', '--check'),
    check('lint', 'oxlint', '--deny-warnings', '--report-unused-disable-directives'),
    check('styles', 'stylelint', '--cache', '--cache-location', `${caches}/`, '{styles,src}/**/*.scss'),
    check('audit', 'tsx', 'scripts/audit.ts'),
    // The longest first, so that both processors have work until the end.
    { ...check('build', 'tsx', 'scripts/build.ts'), after: isReady, slow: true },
    {
      name: 'unit',
      after: isReady,
      // Its own default leaves one of two processors idle.
      run: () => vitest('unit', '--project', '!portal-server', '--maxWorkers', '2', ...part),
    },
    { name: 'server', after: isReady, run: portalServer, slow: true },
    { ...check('storybook', 'storybook', ...storybook), after: isReady, slow: true },
    { name: 'stories', after: ['storybook'], run: stories, slow: true },
    ...[
      // More threads take longer in all: each reads the types that all files share.
      check('types', 'tsc', '--singleThreaded', '--tsBuildInfoFile', `${caches}/types.tsbuildinfo`),
      // A service worker has another global scope than a page.
      check('worker', 'tsc', '--noEmit', '-p', 'src/app/offline'),
      check('imports', 'depcruise', 'src', 'scripts', 'portal-server', '--config', '.dependency-cruiser.mjs'),
      check('unused', 'knip'),
      check('production', 'knip', '--production', '--exclude', 'binaries'),
    ].map((step) => ({ ...step, after: isReady })),
    // The journey of the visual review opens the built stories. Not beside the stories: each of the two has several browsers.
    { name: 'journeys', after: ['build', 'storybook', 'stories'], run: journeys, slow: true },
  ];
}
