import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { brand } from '@/content/brand';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { ToastRegion } from '@/design-system/toast/toast-region';
import { showToast } from '@/state/show-toast';
import { useToastQueue } from '@/state/toast-queue';
import { request } from '@/studio/data/request';
import type { Overview } from '@/studio/data/api';
import { addressOf, overviewPath, publishPath } from '@/studio/data/address';
import { useRequest } from '@/studio/data/use-request';
import { EntryScreen } from './screens/entry-screen';
import { NewEntryScreen } from './screens/new-entry-screen';
import { OverviewScreen } from './screens/overview-screen';
import { PublishScreen } from './screens/publish-screen';
import { StudioScreen } from './parts/studio-screen';
import * as s from './studio-app.module.scss';

/** The Studio: the bar above and the screen of the address. */
export function StudioApp() {
  const [path] = useLocation();
  const overview = useRequest<Overview>('overview');
  const { reload } = overview;
  const { toasts, dismissToast } = useToastQueue();
  // After an undo, an open form reads its entry again.
  const [undone, setUndone] = useState(0);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus();
  }, [path]);

  const undo = useCallback(
    async (id: number) => {
      try {
        const { undone: label } = await request<{ undone: string }>('POST', 'undo', { id });
        showToast({ tone: 'ok', text: `Undone: ${label}` });
        setUndone((count) => count + 1);
      } catch (error) {
        showToast({ tone: 'attention', text: (error as Error).message });
      }
      reload();
    },
    [reload],
  );

  const last = overview.value?.undo;
  return (
    <>
      <SkipLink />
      <header className={s.bar}>
        <p className={s.name}>{brand.name} Studio</p>
        <nav aria-label="Studio" className={s.links}>
          <Link
            href={overviewPath}
            className={s.link}
            aria-current={path === overviewPath ? 'page' : undefined}
          >
            Content
          </Link>
          <Link
            href={publishPath}
            className={s.link}
            aria-current={path === publishPath ? 'page' : undefined}
          >
            Publish
          </Link>
        </nav>
        <Button
          size="compact"
          variant="outline"
          className={s.undo}
          aria-disabled={!last || undefined}
          onClick={() => last && void undo(last.id)}
        >
          {last ? `Undo: ${last.label}` : 'Nothing to undo'}
        </Button>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={s.main}>
        <CurrentScreen key={undone} path={path} overview={overview} />
      </main>
      <ToastRegion toasts={toasts} onDismiss={({ id }) => dismissToast({ id })} />
    </>
  );
}

function CurrentScreen({
  path,
  overview,
}: {
  path: string;
  overview: ReturnType<typeof useRequest<Overview>>;
}) {
  const address = addressOf(path);
  const { value, failure, reload } = overview;
  // An open form stays while the server does not answer.
  if (!value && failure) return <StudioScreen title="The Studio does not answer" lead={failure} />;
  if (!value) return <StudioScreen title="Content" lead="Checking the content…" />;
  const collection =
    address && 'collection' in address
      ? value.collections.find(({ name }) => name === address.collection)
      : undefined;
  switch (address?.screen) {
    case 'overview':
      return <OverviewScreen overview={value} onChanged={reload} />;
    case 'publish':
      return <PublishScreen overview={value} />;
    case 'new':
      if (collection?.isOpen) return <NewEntryScreen key={path} collection={collection} onChanged={reload} />;
      break;
    case 'translate':
      if (collection)
        return (
          <NewEntryScreen key={path} collection={collection} original={address.slug} onChanged={reload} />
        );
      break;
    case 'entry':
      if (collection)
        return <EntryScreen key={path} collection={collection} slug={address.slug} onChanged={reload} />;
      break;
  }
  return (
    <StudioScreen title="Page not found" lead="The Studio has no such page.">
      <Button href={overviewPath}>Go to the content</Button>
    </StudioScreen>
  );
}
