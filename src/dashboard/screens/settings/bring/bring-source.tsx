import { useEffect, useState } from 'react';
import { BackupInput } from '@/dashboard/parts/backup/backup-input';
import type { DeviceRecords } from '@/dashboard/store/bring/device-records';
import { Button } from '@/design-system/button/button';
import type { Bringing } from './use-bringing';
import * as s from './bring-dialog.module.scss';

export interface BringSourceProps {
  bringing: Bringing;
  device: DeviceRecords;
}

/** The choice between the records of this device, if it has some, and a backup file. */
export function BringSource({ bringing, device }: BringSourceProps) {
  const { busy, choose, setError } = bringing;
  const [exist, setExist] = useState(false);
  useEffect(() => {
    device.exist().then(setExist, (problem: Error) => setError(problem.message));
  }, [device, setError]);
  return (
    <>
      {exist && (
        <section className={s.part} aria-labelledby="bring-device">
          <h3 id="bring-device" className={s.heading}>
            This device
          </h3>
          <p className={s.note}>
            This browser has records from before the shared portal. They stay here until you delete them.
          </p>
          <div>
            <Button
              size="compact"
              disabled={busy}
              onClick={() => void choose({ fileName: null, read: device.read })}
            >
              {busy ? 'Reading…' : 'Use the records on this device'}
            </Button>
          </div>
        </section>
      )}
      <BackupInput
        label="Backup file"
        hint="From the settings of a portal. You see its contents before anything is sent."
        busy={busy}
        needsSignIns={false}
        onChoose={() => setError('')}
        onRead={({ backup, fileName }) =>
          void choose({ fileName, read: async () => ({ backup, unread: 0 }) })
        }
        onError={setError}
      />
    </>
  );
}
