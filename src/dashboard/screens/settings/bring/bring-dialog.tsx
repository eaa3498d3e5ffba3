import { useState } from 'react';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { takesFocus, useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { deviceRecords, type DeviceRecords } from '@/dashboard/store/bring/device-records';
import { skippedOf, operationsOf, type BringItem } from '@/dashboard/store/bring/plan-bringing';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { BringPreview } from './bring-preview';
import { BringProgress } from './bring-progress';
import { BringSource } from './bring-source';
import { useBringing, type Bringing, type Preview } from './use-bringing';
import * as s from './bring-dialog.module.scss';

const progressOf = ({ count, total }: NonNullable<Bringing['progress']>): string =>
  total === 0 ? 'Preparing…' : `${wholeNumber(count)} of ${counted(total, 'record')} sent.`;

/** Counts the records to send; after the sending, those in the portal and those that were skipped. */
function summaryOf({ items, replaces }: Preview, refused: Bringing['refused'], toSend: number): string {
  const countOf = (state: BringItem['state']) => items.filter((item) => item.state === state).length;
  const same = countOf('same');
  const there = counted(same, 'record is', 'records are');
  const kept = replaces ? 0 : countOf('different');
  const sentences = refused
    ? [
        `${there} in the shared portal, ${counted(skippedOf(items, refused).length, 'was not sent.', 'were not sent.')}`,
        kept > 0 && `${counted(kept, 'record keeps', 'records keep')} the shared portal’s version.`,
      ]
    : [
        `${toSend === 0 ? 'Nothing' : counted(toSend, 'record')} to send.`,
        same > 0 && `${there} in the shared portal already.`,
      ];
  return sentences.filter(Boolean).join(' ');
}

export interface BringDialogProps {
  shared: Pick<SharedPortal, 'read' | 'send'>;
  onClose: () => void;
  /** @default the records of this browser */
  device?: DeviceRecords;
}

/** Brings records into a shared portal: asks for the source, the records and the people, and shows the progress. */
export function BringDialog({ shared, onClose, device = deviceRecords }: BringDialogProps) {
  const { actorId } = useWorkspace();
  const bringing = useBringing(shared, actorId);
  const [asks, setAsks] = useState(false);
  const { preview, refused, progress, stopping, stop } = bringing;
  const toSend = preview ? operationsOf(preview.items, preview.replaces).flat().length : 0;
  const step = progress ? 'sending' : refused ? 'sent' : preview ? 'preview' : 'source';
  const root = useFocusOnChange(step);

  return (
    <Dialog
      title="Bring records"
      // Escape must not end the sending without showing the sent records.
      onClose={progress ? stop : onClose}
      footer={
        <>
          {step === 'preview' && toSend > 0 && (
            <Button size="compact" onClick={() => void bringing.send()}>
              Send {counted(toSend, 'record')}
            </Button>
          )}
          <Button
            size="compact"
            variant="outline"
            disabled={progress !== null && stopping}
            onClick={progress ? stop : onClose}
          >
            {progress ? 'Stop' : refused ? 'Done' : 'Cancel'}
          </Button>
        </>
      }
    >
      <div ref={root} className={s.root}>
        <p role="status" className={s.summary} {...takesFocus}>
          {progress && stopping && 'Stopping… '}
          {progress ? progressOf(progress) : preview && summaryOf(preview, refused, toSend)}
        </p>
        <p role="alert" className={s.error}>
          {bringing.error}
        </p>
        {step === 'source' && <BringSource bringing={bringing} device={device} />}
        {progress && <BringProgress {...progress} />}
        {preview && !progress && <BringPreview {...{ bringing, preview }} />}
        {preview?.fileName === null && !progress && (refused !== null || toSend === 0) && (
          <div>
            <Button size="compact" variant="outline" onClick={() => setAsks(true)}>
              Delete the records on this device
            </Button>
          </div>
        )}
      </div>
      {asks && (
        <ActDialog
          title="Delete the records on this device?"
          answer="Delete the records"
          act={async () => {
            await device.remove();
            return null;
          }}
          onDone={() => {
            onClose();
            showToast({ text: 'Deleted the records on this device', tone: 'ok' });
          }}
          onClose={() => setAsks(false)}
        >
          <p>
            This deletes the records that this browser stored before the shared portal, including those that
            were not sent{preview?.unread ? ` and ${wholeNumber(preview.unread)} that can’t be read` : ''}. To
            keep them, download everything in <TextLink href={portalPath('recovery')}>Recovery</TextLink>{' '}
            first. This can’t be undone.
          </p>
          <p>The shared portal keeps its records.</p>
        </ActDialog>
      )}
    </Dialog>
  );
}
