import { useState, useSyncExternalStore } from 'react';
import { brand } from '@/content/brand';
import { saveText } from '@/dashboard/csv/save-text';
import { counted } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import { readerZone } from '@/dashboard/days/time-zone';
import { useSending } from '@/dashboard/hooks/use-sending';
import { BackupInput, type ReadBackup } from '@/dashboard/parts/backup/backup-input';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { now } from '@/platform/clock';
import { dashboardPath } from '@/routes/is-portal-path';
import { anchors } from '@/routes/anchors';
import { portalRoutes } from '@/routes/portal-table';
import * as s from './recovery.module.scss';

type Question = { ask: 'restore'; reading: ReadBackup } | { ask: 'reset' };

const recordCount = ({ counts }: ReadBackup) => counts.reduce((sum, { count }) => sum + count, 0);

const loadRecovery = () => import('@/dashboard/store/backup/recovery');

export interface RecoveryScreenProps {
  /** Loads the code that reads and replaces the stored data. @default this browser's storage */
  load?: () => Promise<
    Pick<
      typeof import('@/dashboard/store/backup/recovery'),
      'exportStored' | 'restoreStored' | 'resetStored' | 'forgetShared'
    >
  >;
}

type Recovery = Awaited<ReturnType<NonNullable<RecoveryScreenProps['load']>>>;

/** With a server, a backup restores nothing here: the records are the server's. */
const isShared = Boolean(process.env.PORTAL_SERVER);
const losses = isShared
  ? 'The copy of the records and the drafts on this device are deleted, with all changes that were not sent.'
  : 'All records and drafts in this browser are deleted.';

/** Whether React answers changes once. */
const never = () => () => {};

/**
 * Saves, restores and resets the data in this browser when nothing else works. It is outside the shell and reads no
 * record, so it opens whatever is stored.
 */
export function RecoveryScreen({ load = loadRecovery }: RecoveryScreenProps) {
  // The prerendered buttons do nothing until React answers.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { busy, problem, setProblem, send } = useSending();
  const [done, setDone] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);

  const run = (task: (recovery: Recovery) => Promise<string>) => {
    setDone('');
    setQuestion(null);
    return send(async () => setDone(await task(await load())));
  };

  const download = () =>
    run(async ({ exportStored }) => {
      const name = `portal-storage-${localTime(now(), readerZone()).slice(0, 10)}.json`;
      saveText(name, await exportStored(), 'application/json');
      return `Saved everything as “${name}”.`;
    });
  const restore = ({ backup, fileName }: ReadBackup) =>
    run(async ({ restoreStored }) => {
      await restoreStored(backup);
      return `Restored “${fileName}”.`;
    });
  const reset = () =>
    run(async ({ resetStored, forgetShared }) => {
      if (isShared) {
        await forgetShared();
        return 'Deleted all portal data on this device. Sign in to read it from the server again.';
      }
      await resetStored();
      return 'Deleted the stored records. The portal starts with the sample agency.';
    });

  return (
    <div className={s.root}>
      <main id={anchors.main} className={s.main} tabIndex={-1}>
        <header className={s.head}>
          <p className={s.brand}>{brand.name}</p>
          <h1 className={s.title}>{portalRoutes.recovery.title}</h1>
          <p className={s.lead}>
            Use this page when the portal does not open. Save the stored data first. Nothing changes until you
            confirm it.
          </p>
          <p role="status" className={s.done}>
            {busy ? 'Working…' : done}
          </p>
          <p role="alert" className={s.error}>
            {problem}
          </p>
        </header>
        <Panel title="1. Save everything">
          <p className={s.note}>
            One file with all drafts and all stored records, also those that the portal cannot read. Keep it:
            a developer can recover records from it.
            {!isShared && ' To restore records yourself, you need a backup from Settings.'}
          </p>
          <div>
            <Button size="compact" disabled={busy || !live} onClick={() => void download()}>
              Download everything
            </Button>
          </div>
        </Panel>
        {!isShared && (
          <Panel title="2. Restore a backup">
            <BackupInput
              label="Backup file"
              hint="You confirm it before anything is replaced."
              busy={busy}
              disabled={!live}
              onChoose={() => {
                setDone('');
                setProblem('');
              }}
              onRead={(reading) => setQuestion({ ask: 'restore', reading })}
              onError={setProblem}
            />
          </Panel>
        )}
        <Panel title={`${isShared ? 2 : 3}. Start over`}>
          <p className={s.note}>
            {isShared
              ? 'Deletes all portal data on this device, including changes that were not sent, and signs you out. The records on the server stay.'
              : 'Deletes the records and drafts in this browser. The portal then starts with the sample agency.'}
          </p>
          <div>
            <Button
              size="compact"
              variant="outline"
              disabled={busy || !live}
              onClick={() => setQuestion({ ask: 'reset' })}
            >
              Delete and start over
            </Button>
          </div>
        </Panel>
        <div>
          {/* A full load: nothing of a page that failed stays in memory. */}
          <Button
            size="compact"
            variant="outline"
            disabled={!live}
            onClick={() => location.assign(dashboardPath)}
          >
            Open the portal
          </Button>
        </div>
      </main>
      {question && (
        <Dialog
          title={question.ask === 'restore' ? 'Restore this backup?' : 'Delete the stored records?'}
          size="small"
          onClose={() => setQuestion(null)}
          footer={
            <>
              <Button
                size="compact"
                onClick={() => void (question.ask === 'restore' ? restore(question.reading) : reset())}
              >
                {question.ask === 'restore' ? 'Replace all records' : 'Delete and start over'}
              </Button>
              <Button size="compact" variant="outline" onClick={() => setQuestion(null)}>
                Cancel
              </Button>
            </>
          }
        >
          <p className={s.note}>
            {question.ask === 'restore'
              ? `“${question.reading.fileName}” contains ${counted(recordCount(question.reading), 'record')}. They replace all records and drafts in this browser. This can’t be undone.`
              : `${losses} This can’t be undone.`}
          </p>
        </Dialog>
      )}
    </div>
  );
}
