import { placeOfZone } from '@/dashboard/days/time-zone';
import { useState } from 'react';
import { dayWithYear, longDate } from '@/dashboard/words/day';
import { countBackup } from '@/dashboard/store/backup/backup';
import { readLastBackup } from '@/dashboard/store/backup/last-backup';
import { canSeal } from '@/dashboard/store/backup/sealed-backup';
import { wholeNumber } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { BackupInput, type ReadBackup } from '@/dashboard/parts/backup/backup-input';
import { PassphraseDialog } from '@/dashboard/parts/backup/passphrase-dialog';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { showToast } from '@/state/show-toast';
import { collectionWords } from '@/dashboard/words/collection';
import { useBackup } from '@/dashboard/hooks/use-backup';
import * as s from './panel-form.module.scss';

/** Saves all records to one file, with a passphrase if wanted, and restores one, with a preview of its contents. */
export function BackupPanel() {
  const workspace = useWorkspace();
  const { shared } = workspace;
  const timeZone = useTimeZone();
  const download = useBackup();
  const [preview, setPreview] = useState<ReadBackup | null>(null);
  const [error, setError] = useState('');
  const [protects, setProtects] = useState(false);
  const [last, setLast] = useState(readLastBackup);
  const save = async (passphrase?: string) => {
    await download(passphrase);
    setLast(readLastBackup());
  };

  return (
    <Panel id="backup" tabIndex={-1} title="Backup">
      <p className={s.note}>
        {shared
          ? 'A backup has all records that you can open, with their files, in one file.'
          : 'All records are stored in this browser only. A backup saves them to one file: keep it in another place.'}{' '}
        {last === null
          ? 'No backup was downloaded in this browser yet.'
          : `Last backup in this browser: ${longDate(localTime(new Date(last), timeZone).slice(0, 10))}.`}
      </p>
      <div className={s.actions}>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="download" size={18} />}
          onClick={() => void save()}
        >
          Download backup
        </Button>
        {canSeal() && (
          <Button size="compact" variant="outline" onClick={() => setProtects(true)}>
            Download with a passphrase
          </Button>
        )}
      </div>
      {/* One device cannot replace the records of everybody. */}
      {!shared && (
        <BackupInput
          label="Restore a backup"
          hint="You see its contents before anything is replaced."
          busy={false}
          error={error || undefined}
          onChoose={() => setError('')}
          onRead={setPreview}
          onError={setError}
        />
      )}
      {protects && (
        <PassphraseDialog
          isNew
          title="Protect the backup"
          note="The file can only be opened with this passphrase. Keep it in a password manager: nobody can recover it."
          submit="Download"
          onClose={() => setProtects(false)}
          onSubmit={async (passphrase) => {
            await save(passphrase);
            setProtects(false);
            return null;
          }}
        />
      )}
      {preview && <RestoreDialog preview={preview} onClose={() => setPreview(null)} />}
    </Panel>
  );
}

interface RestoreDialogProps {
  preview: ReadBackup;
  onClose: () => void;
}

function RestoreDialog({ preview, onClose }: RestoreDialogProps) {
  const workspace = useWorkspace();
  const timeZone = useTimeZone();
  const { backup, counts } = preview;
  const at = localTime(new Date(backup.exportedAt), timeZone);
  const inFile = new Map(counts.map(({ collection, count }) => [collection, count]));
  const rows = countBackup({ ...backup, collections: allOf(workspace.all) });
  const here = new Map(rows.map(({ collection, count }) => [collection, count]));
  const names = [...new Set([...inFile.keys(), ...here.keys()])];
  return (
    <ActDialog
      title="Restore this backup?"
      size="large"
      answer="Replace all records"
      act={async () => {
        await workspace.importBackup(backup);
        return null;
      }}
      onDone={() => {
        onClose();
        showToast({ text: `Restored “${preview.fileName}”`, tone: 'ok' });
      }}
      onClose={onClose}
    >
      <p className={s.note}>
        “{preview.fileName}” was made on {dayWithYear(at.slice(0, 10))} at {at.slice(11)} (time in{' '}
        {placeOfZone(timeZone)}). It replaces all records and drafts in this browser. This can’t be undone:
        download a backup of the current records first.
      </p>
      <FigureTable
        caption="Records"
        rows={names}
        rowKey={(name) => name}
        columns={[
          { id: 'name', head: 'Records', text: (name) => collectionWords[name] },
          {
            id: 'here',
            head: 'In this browser',
            numeric: true,
            text: (name) => wholeNumber(here.get(name) ?? 0),
          },
          {
            id: 'file',
            head: 'In the backup',
            numeric: true,
            text: (name) => wholeNumber(inFile.get(name) ?? 0),
          },
        ]}
      />
    </ActDialog>
  );
}

function allOf(all: ReturnType<typeof useWorkspace>['all']): Backup['collections'] {
  return Object.fromEntries(
    (Object.keys(collectionWords) as (keyof typeof collectionWords)[]).map((name) => [name, [...all(name)]]),
  );
}
