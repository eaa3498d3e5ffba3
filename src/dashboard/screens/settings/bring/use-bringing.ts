import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '@/dashboard/hooks/use-sending';
import type { Person, SeedRecords } from '@/dashboard/model/records/records';
import { matchPeople, type PeopleIds } from '@/dashboard/store/bring/match-people';
import { ownRecords } from '@/dashboard/store/bring/own-records';
import { operationsOf, planBringing, type BringItem } from '@/dashboard/store/bring/plan-bringing';
import { sendOperations, type Refused } from '@/dashboard/store/bring/send-operations';
import type { Backup } from '@/dashboard/store/backup/backup-format';
import type { SharedPortal, SharedRecords } from '@/dashboard/store/synced/shared-portal';

/** The records to bring: all own records of a backup or of this device. */
interface Source {
  backup: Backup;
  records: SeedRecords;
  /** Null for the records of this device. */
  fileName: string | null;
  /** Number of records of the device that cannot be read, and so not be brought. */
  unread: number;
}

export interface Preview extends Source {
  people: PeopleIds;
  /** The people of the portal. */
  present: readonly Person[];
  items: readonly BringItem[];
  replaces: boolean;
}

export interface Bringing {
  /** Null before a source is chosen. */
  preview: Preview | null;
  /** The records that the server did not take, after everything was sent. Otherwise null. */
  refused: readonly Refused[] | null;
  /** Null while nothing is sent. */
  progress: { count: number; total: number } | null;
  /** Whether it ends once the server has answered. */
  stopping: boolean;
  /** Whether a source is read. */
  busy: boolean;
  /** A sentence for users, or ''. */
  error: string;
  setError: (error: string) => void;
  choose: (
    source: Pick<Source, 'fileName'> & { read: () => Promise<Pick<Source, 'backup' | 'unread'>> },
  ) => Promise<void>;
  /** Chooses the counterpart in the portal of a person of the source. */
  match: (personId: string, id: string) => void;
  /** Chooses whether different records replace those of the portal. */
  replace: (replaces: boolean) => void;
  send: () => Promise<void>;
  /** Ends the sending with the next answer of the server. What was sent stays sent. */
  stop: () => void;
}

const peopleIn = ({ records }: SharedRecords) => [...records.get('people')!.values()] as Person[];

/** Brings the records of a source into a shared portal. */
export function useBringing({ read, send }: Pick<SharedPortal, 'read' | 'send'>, actorId: string): Bringing {
  const [source, setSource] = useState<Source | null>(null);
  const [present, setPresent] = useState<SharedRecords | null>(null);
  const [people, setPeople] = useState<PeopleIds>(new Map());
  const [replaces, setReplaces] = useState(false);
  const [refused, setRefused] = useState<Bringing['refused']>(null);
  const [progress, setProgress] = useState<Bringing['progress']>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [stopping, setStopping] = useState(false);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const preview = useMemo((): Preview | null => {
    if (!source || !present) return null;
    const items = planBringing({ records: source.records, people, present, actorId });
    return { ...source, people, present: peopleIn(present), items, replaces };
  }, [source, present, people, replaces, actorId]);

  return {
    preview,
    refused,
    progress,
    busy,
    error,
    setError,
    stopping,
    stop: () => {
      setStopping(true);
      sending.current?.abort();
    },
    choose: async ({ fileName, read: readSource }) => {
      setBusy(true);
      setError('');
      try {
        const [{ backup, unread }, there] = await Promise.all([readSource(), read()]);
        const records = ownRecords(backup);
        setPeople(matchPeople({ backup, records, present: there.records, actorId }));
        setPresent(there);
        setSource({ backup, records, fileName, unread });
      } catch (problem) {
        setError(messageOf(problem));
      }
      setBusy(false);
    },
    match: (personId, id) => {
      setPeople(new Map([...people, [personId, id]]));
      setRefused(null);
    },
    replace: (wanted) => {
      setReplaces(wanted);
      setRefused(null);
    },
    send: async () => {
      if (!source || progress) return;
      const { signal } = (sending.current = new AbortController());
      setStopping(false);
      setError('');
      setProgress({ count: 0, total: 0 });
      try {
        // Somebody may have changed the portal since the preview.
        const items = planBringing({ records: source.records, people, present: await read(), actorId });
        const operations = operationsOf(items, replaces);
        const total = operations.reduce((sum, changes) => sum + changes.length, 0);
        const onProgress = (count: number) => setProgress({ count, total });
        onProgress(0);
        const notTaken = await sendOperations({ operations, actorId, send, signal, onProgress });
        setPresent(await read());
        if (!signal.aborted) setRefused(notTaken);
      } catch (problem) {
        setError(messageOf(problem));
        await read().then(setPresent, () => {});
      }
      setProgress(null);
    },
  };
}
