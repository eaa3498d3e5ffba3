import { useMemo } from 'react';
import { useTexts } from '@/dashboard/hooks/use-texts';
import { useOrigin, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { collectionNames, type SeedRecords } from '@/dashboard/model/records/records';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { collectionWords } from '@/dashboard/words/collection';
import { useBackup } from '@/dashboard/hooks/use-backup';
import { mapsOf } from '@/dashboard/store/record-maps';
import { withoutSample, type RemovalCount } from '@/dashboard/store/without-sample';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { showToast } from '@/state/show-toast';
import * as s from '@/dashboard/screens/settings/panel-form.module.scss';

const sum = (counts: readonly RemovalCount[], of: (count: RemovalCount) => number) =>
  counts.reduce((total, count) => total + of(count), 0);

/** Asks before the sample is removed: how many records go, and which stay and why. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { reset, all } = useWorkspace();
  const origin = useOrigin();
  const download = useBackup();
  // Parts of the sample load late. Without them, the user's references to them would break.
  const texts = useTexts();
  const loaded = texts.Part !== null;
  const counts = useMemo(() => {
    if (!loaded) return [];
    const stored = Object.fromEntries(collectionNames.map((name) => [name, all(name)])) as SeedRecords;
    return withoutSample(mapsOf(stored), origin).counts;
  }, [all, origin, loaded]);
  const changed = sum(counts, (count) => count.changed);
  return (
    <ActDialog
      title="Remove sample agency?"
      size="large"
      answer="Remove sample agency"
      disabled={!loaded}
      actions={
        <Button size="compact" variant="outline" onClick={() => void download()}>
          Download backup
        </Button>
      }
      act={async () => {
        await reset('own', (stored, from) => withoutSample(stored, from).kept);
        return null;
      }}
      onDone={() => {
        onClose();
        showToast({ text: 'Removed sample agency', tone: 'ok' });
      }}
      onClose={onClose}
    >
      <p className={s.note}>
        Your own records stay, and so do the settings and every account or kind of leave that you changed. A
        sample record stays if one of these refers to it. The log of this device is emptied, and all drafts
        are deleted. This can’t be undone: download a backup first.
      </p>
      {changed > 0 && (
        <p className={s.note}>
          {counted(changed, 'sample record')} that you changed {changed === 1 ? 'is' : 'are'} removed too.
        </p>
      )}
      <LoadFailure parts={[texts]} />
      {!loaded && !texts.failed && <Skeleton shape="rows" count={4} />}
      {loaded && (
        <FigureTable
          caption="Records"
          rows={counts}
          rowKey={({ collection }) => collection}
          columns={[
            {
              id: 'name',
              head: 'Records',
              text: ({ collection }) => collectionWords[collection],
              foot: 'Total',
            },
            column('removed', 'Removed', (count) => count.removed),
            column('own', 'Kept', (count) => count.own),
            column('needed', 'Kept: in use', (count) => count.needed),
          ]}
        />
      )}
    </ActDialog>
  );

  function column(id: string, head: string, of: (count: RemovalCount) => number) {
    const text = (count: RemovalCount) => wholeNumber(of(count));
    return { id, head, numeric: true, text, foot: wholeNumber(sum(counts, of)) };
  }
}
