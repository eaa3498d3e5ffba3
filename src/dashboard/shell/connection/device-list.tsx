import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import type { Device, SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { momentAsOf } from '@/dashboard/words/moment';
import * as s from './connection-dialog.module.scss';

const nameOf = ({ name }: Device) => name ?? 'Unknown browser';

/** The devices on which the person is signed in, with buttons that sign out one other device or all others. */
export function DeviceList({ shared }: { shared: Pick<SharedPortal, 'readDevices' | 'endDevices'> }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const timeZone = useTimeZone();
  const today = useToday();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [outcome, setOutcome] = useState('');
  const { busy, problem, setProblem, send } = useSending();

  useEffect(() => {
    let wanted = true;
    shared.readDevices().then(
      (read) => wanted && setDevices(read),
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [shared, setProblem]);

  const end = (id: string | null, done: string) =>
    void send(async () => {
      await shared.endDevices(id);
      setOutcome(done);
      setDevices(await shared.readDevices());
      // The pressed button is gone.
      heading.current?.focus();
    });

  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className={s.section} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} tabIndex={-1} className={s.heading}>
        Your devices
      </h3>
      <p className={s.text}>
        Sign out a device that you no longer use. As soon as it is online, it deletes its copy of the records;
        only changes that it has not sent stay there.
      </p>
      {devices.length > 0 && (
        <ul role="list" className={s.devices}>
          {devices.map((device) => {
            const since = `Signed in on ${momentAsOf(device.signedInAt, { timeZone, today })}`;
            return (
              <li key={device.id} className={s.device}>
                <div className={s.text}>
                  <p>{nameOf(device)}</p>
                  <p>{since}</p>
                </div>
                {device.isCurrent ? (
                  <Badge>This device</Badge>
                ) : (
                  <Button
                    size="compact"
                    variant="outline"
                    disabled={busy}
                    aria-label={`Sign out ${nameOf(device)}. ${since}`}
                    onClick={() => end(device.id, `${nameOf(device)} is signed out.`)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 1 && (
        <div className={s.actions}>
          <Button
            size="compact"
            variant="outline"
            disabled={busy}
            onClick={() => end(null, 'All other devices are signed out.')}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      {problem && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
