import { useState } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { ContentChanges, Overview, PublishResult } from '@/studio/data/api';
import { hasDraft } from '@/studio/form/use-entry-edit';
import { request } from '@/studio/data/request';
import { useOnce } from '@/dashboard/hooks/use-once';
import { useRequest } from '@/studio/data/use-request';
import { StudioScreen } from '@/studio/parts/studio-screen';
import { FailedRequest } from './failed-request';
import { StalePictures } from './stale-pictures';
import * as s from './publish-screen.module.scss';

const kinds = { added: 'New', changed: 'Changed', deleted: 'Deleted' } as const;

const leads: Readonly<Record<ContentChanges['repository'], string>> = {
  remote: 'Publish checks the content, makes one commit of it and sends it to your repository.',
  local:
    'Publish checks the content and makes one commit of it. Your repository has no remote, so nothing is sent.',
  none: 'This folder is not in a git repository. Your changes are saved in the files. Build the site with "npm run build" to publish them.',
};

function unsentWords(count: number): string | null {
  if (count < 2) return count === 1 ? 'The last commit is not sent yet.' : null;
  return `${count} commits are not sent yet.`;
}

function resultWords({ committed, pushed }: PublishResult): string {
  if (pushed) return 'Published: the commit was sent.';
  // Another tab, or git, may have committed it meanwhile.
  return committed ? 'The commit was made. It was not sent.' : 'Nothing has changed since the last commit.';
}

/** The changes since the last commit, and the button that publishes them. */
export function PublishScreen({ overview }: { overview: Overview }) {
  const { value, failure, reload } = useRequest<ContentChanges>('changes');
  const [message, setMessage] = useState('Change the content');
  const [busy, once] = useOnce();
  const [error, setError] = useState<Error | null>(null);
  const [result, setResult] = useState<PublishResult | null>(null);

  async function publish() {
    setError(null);
    setResult(null);
    if (message.trim() === '')
      return setError(new Error('Say in a few words what you changed, then publish.'));
    try {
      setResult(await request<PublishResult>('POST', 'publish', { message }));
    } catch (failed) {
      setError(failed as Error);
    }
    // A commit that could not be sent is made all the same.
    reload();
  }

  if (!value) return <StudioScreen title="Publish" lead={failure || 'Comparing the files…'} />;
  const { repository, files, diff, unsent, drawn } = value;
  const unsaved = overview.collections.flatMap(({ name, singular, entries, untranslated }) =>
    [...entries, ...untranslated, { slug: '', title: `New ${singular}` }].filter(({ slug }) =>
      hasDraft(name, slug),
    ),
  );
  const hasWork = files.length > 0 || unsent > 0 || drawn > 0;
  return (
    <StudioScreen title="Publish" lead={leads[repository]}>
      <StalePictures onDrawn={reload} />
      {unsaved.length > 0 && (
        <p>
          Not published, because it is not saved: {unsaved.map(({ title }) => `“${title}”`).join(', ')}. Save{' '}
          {unsaved.length === 1 ? 'it' : 'them'} first.
        </p>
      )}
      {repository !== 'none' && (
        <Panel title="What changed">
          {files.length === 0 && drawn === 0 && (
            <Empty title={unsentWords(unsent) ?? 'Nothing has changed.'}>
              {unsent > 0
                ? 'Publish sends the commits that are not sent yet.'
                : 'Save an entry, and it is listed here.'}
            </Empty>
          )}
          {drawn > 0 && (
            <p>{drawn === 1 ? '1 file' : `${drawn} files`} of drawn pictures, colours and host rules.</p>
          )}
          {files.length > 0 && (
            <ul role="list" className={s.files}>
              {files.map(({ path, kind }) => (
                <li key={path} className={s.file}>
                  <Badge tone={kind === 'deleted' ? 'attention' : 'neutral'}>{kinds[kind]}</Badge>
                  {path}
                </li>
              ))}
            </ul>
          )}
          {diff && (
            // A box that scrolls is reached by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={s.diff} tabIndex={0} aria-label="The changed lines" role="region">
              {diff}
            </pre>
          )}
        </Panel>
      )}
      {hasWork && (
        <form
          className={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            void once(publish);
          }}
        >
          <InputField
            label="What you changed"
            hint="The message of the commit."
            required
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Publishing…' : 'Publish'}
          </Button>
        </form>
      )}
      {error && <FailedRequest error={error} />}
      <p role="status">{result && resultWords(result)}</p>
    </StudioScreen>
  );
}
