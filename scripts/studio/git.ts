import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ChangedFile, ContentChanges } from '../../src/studio/data/api';
import { StudioError } from './studio-error';

const run = promisify(execFile);

/** The version control of the content folder. */
export interface ContentGit {
  changes: () => Promise<ContentChanges>;
  /**
   * Commits the content folder with its drawn pictures and nothing else, and pushes where there is a remote repository.
   * @throws StudioError with the words of git where it fails
   */
  publish: (message: string) => Promise<{ committed: boolean; pushed: boolean }>;
}

/** The lines that changed, under the name of their file and the number of the first line. Without git's own header lines. */
const changedLines = (diff: string): string =>
  diff
    .split(/^diff --git .*\n/m)
    .flatMap((file) => {
      const start = file.search(/^@@ /m);
      // A picture, or an empty file: the list of files names it.
      if (start === -1) return [];
      const [, before = '', after = ''] = /^--- (?:a\/)?(.+?)\t?\n\+\+\+ (?:b\/)?(.+?)\t?$/m.exec(file) ?? [];
      const hunks = file
        .slice(start)
        .replaceAll(
          /^@@ -(\d+)\S* \+(\d+).*$/gm,
          (_, old: string, now: string) => `Line ${now === '0' ? old : now}:`,
        )
        .replaceAll(/^\\ .*\n/gm, '');
      return [`${after === '/dev/null' ? before : after}\n${hunks}`];
    })
    .join('\n');

/** The output of `npm run plates` in the content folder. */
const plateFile = /^plates(\/|\.ts$)/;

/**
 * @param folder - the content folder
 * @param drawn - paths outside of it that change with its colours and are published too
 * @param timeout - in ms: saves wait for a publication to end
 */
export function contentGit(folder: string, drawn: readonly string[] = [], timeout = 120_000): ContentGit {
  async function git(...options: readonly string[]): Promise<string> {
    const { stdout } = await run('git', ['-C', folder, ...options], {
      maxBuffer: 64 * 1024 * 1024,
      timeout,
      // A question for a password would wait for ever.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    });
    return stdout;
  }

  /** The branch that is checked out; null for a commit alone. */
  const branch = () =>
    git('symbolic-ref', '--quiet', '--short', 'HEAD').then(
      (name) => name.trim(),
      () => null,
    );

  /**
   * The branch's own remote, else `origin`, else the first. A branch that follows none follows the one of its name from then on.
   * @throws StudioError where it follows another one
   */
  async function pushTarget(name: string, remotes: readonly string[]): Promise<string[]> {
    const setting = async (key: string) =>
      (await git('config', `branch.${name}.${key}`).catch(() => '')).trim();
    const own = await setting('remote');
    const remote = [own, 'origin'].find((one) => remotes.includes(one)) ?? remotes[0]!;
    const target = (await setting('merge')).replace('refs/heads/', '');
    // As git refuses it: nobody knows which of the two the site is built from.
    if (target && target !== name && own === remote)
      throw new StudioError(
        422,
        `Nothing was published: the branch "${name}" follows "${target}" of "${remote}". Switch to that branch with "git switch ${target}", or give this branch its own upstream with "git push --set-upstream ${remote} ${name}". Then publish again.`,
      );
    return ['--set-upstream', remote, 'HEAD'];
  }

  const failed = (what: string) => (error: unknown) => {
    const { killed, stderr, message } = error as { killed?: boolean; stderr?: string; message: string };
    if (killed)
      throw new StudioError(
        502,
        `${what} Git did not finish within ${timeout / 1000} seconds and was stopped. Check the connection, then try again.`,
      );
    const words = (stderr || message).trim();
    const isBehind = /non-fast-forward|fetch first/.test(words);
    const advice = isBehind
      ? 'Someone has published since: merge their changes with "git pull", then publish again.'
      : '';
    throw new StudioError(502, [what, advice, 'Git says:', words].filter(Boolean).join(' '));
  };

  /** Adding its files would mark their conflicts as resolved. @throws StudioError */
  async function expectNoMerge(): Promise<void> {
    // Files of these names do not exist in a repository with `extensions.refStorage = reftable`.
    const heads = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
    const options = ['--no-walk', '--ignore-missing', '--no-show-signature', '--source', '--format=%S'];
    const [head] = (await git('log', ...options, ...heads, '--')).trim().split('\n');
    const act = head!.replace('_HEAD', '').replace('_', '-').toLowerCase();
    if (act)
      throw new StudioError(
        422,
        `Nothing was published: a ${act} is not finished. Resolve its conflicts and finish it with "git ${act} --continue", or discard it with "git ${act} --abort", then publish again.`,
      );
  }

  /** The path of the content folder in its repository, with a slash at the end, and the remotes; null where it is in none. */
  async function repository(): Promise<{ prefix: string; remotes: string[] } | null> {
    try {
      const [prefix = ''] = (await git('rev-parse', '--show-prefix', '--show-toplevel')).split('\n');
      return { prefix, remotes: (await git('remote')).split('\n').filter(Boolean) };
    } catch (error) {
      const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
      // Without git too. Any other reason, such as a folder of another account, has a remedy that git names.
      if (code === 'ENOENT' || stderr.includes('not a git repository')) return null;
      return failed('Git refuses this folder.')(error);
    }
  }

  /** Returns the changed content, and the pathspecs of all files that are published. */
  async function changedFiles(
    prefix: string,
  ): Promise<{ files: ChangedFile[]; all: string[]; unstaged: string[] }> {
    const listed = await git(
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      '.',
      ...drawn,
    );
    const lines = listed.split('\0').filter(Boolean);
    const pathspec = (path: string) => `:(top,literal)${path}`;
    const found = lines.map((line): ChangedFile => {
      const state = line.slice(0, 2);
      const kind = /[?A]/.test(state) ? 'added' : state.includes('D') ? 'deleted' : 'changed';
      return { path: line.slice(3), kind };
    });
    // A second character says what the index does not have yet.
    const unstaged = lines.filter((line) => line[1] !== ' ').map((line) => pathspec(line.slice(3)));
    const isContent = ({ path }: ChangedFile) =>
      path.startsWith(prefix) && !plateFile.test(path.slice(prefix.length));
    return {
      all: found.map(({ path }) => pathspec(path)),
      unstaged,
      files: found.filter(isContent).map(({ path, kind }) => ({ path: path.slice(prefix.length), kind })),
    };
  }

  /** Without an upstream, the commits that no remote branch has: the first push sends them. */
  const unsentCommits = async () => {
    const count = (...commits: readonly string[]) => git('rev-list', '--count', ...commits, '--', '.');
    return Number(
      await count('@{upstream}..HEAD')
        .catch(() => count('HEAD', '--not', '--remotes'))
        // Before the first commit.
        .catch(() => '0'),
    );
  };

  return {
    changes: async () => {
      const found = await repository();
      if (!found) return { repository: 'none', files: [], diff: '', unsent: 0, drawn: 0 };
      const hasRemote = found.remotes.length > 0;
      const { files, all } = await changedFiles(found.prefix);
      const places = ['.', ':(exclude)plates', ':(exclude)plates.ts'];
      const options = ['--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];
      const diff = await git('-c', 'core.quotePath=off', 'diff', 'HEAD', ...options, '--', ...places)
        .then(changedLines)
        .catch(() => '');
      return {
        repository: hasRemote ? 'remote' : 'local',
        files,
        diff,
        unsent: hasRemote ? await unsentCommits() : 0,
        drawn: all.length - files.length,
      };
    },
    publish: async (message) => {
      const found = await repository();
      if (!found) return { committed: false, pushed: false };
      const { prefix, remotes } = found;
      const name = await branch();
      if (name === null)
        throw new StudioError(
          422,
          'Nothing was committed: no branch is checked out. Choose one with "git switch main", then publish again.',
        );
      await expectNoMerge();
      const target = remotes.length > 0 ? await pushTarget(name, remotes) : [];
      const { unstaged } = await changedFiles(prefix);
      if (unstaged.length > 0)
        await git('add', '--all', '--', ...unstaged).catch(failed('The files could not be added.'));
      // Without a file that was added before and is deleted now.
      const { all } = await changedFiles(prefix);
      const committed = all.length > 0;
      // With a path, git leaves changes staged elsewhere out of the commit.
      if (committed)
        await git('commit', '--quiet', '--message', message, '--', ...all).catch(
          failed('Nothing was committed.'),
        );
      // Another tab may have sent all commits meanwhile.
      if (remotes.length === 0 || (await unsentCommits()) === 0) return { committed, pushed: false };
      await git('push', '--quiet', ...target).catch(
        failed('The commit is made, but it could not be sent. Publish sends it when you try again.'),
      );
      return { committed, pushed: true };
    },
  };
}
