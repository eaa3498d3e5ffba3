import { useId } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { Panel } from '@/dashboard/parts/panel/panel';
import { entryPath, newEntryPath, translatePath } from '@/studio/data/address';
import type { CollectionSummary, EntrySummary, Overview } from '@/studio/data/api';
import { shownDay } from '@/studio/data/shown-day';
import { hasDraft } from '@/studio/form/use-entry-edit';
import { MistakeList } from '@/studio/parts/mistake-list';
import { StudioScreen } from '@/studio/parts/studio-screen';
import { UnusedPictures } from './unused-pictures';
import * as s from './overview-screen.module.scss';

export interface OverviewScreenProps {
  overview: Overview;
  /** Called after a change of a file. */
  onChanged: () => void;
}

/** Every entry of every collection, with the mistakes that stop the build. */
export function OverviewScreen({ overview, onChanged }: OverviewScreenProps) {
  const { collections, mistakes, warnings, unusedPictures } = overview;
  return (
    <StudioScreen title="Content" lead="Choose what to edit. A save changes the file, and Publish sends it.">
      {mistakes.length > 0 && (
        <Panel title="Mistakes that stop the build">
          <MistakeList mistakes={mistakes} />
        </Panel>
      )}
      <div className={s.panels}>
        {collections.map(({ name, label, singular, isOpen, entries, untranslated }) => (
          <Panel
            key={name}
            title={label}
            aside={
              isOpen && (
                <Button
                  size="compact"
                  variant="outline"
                  href={newEntryPath(name)}
                  icon={<Icon name="plus" size={16} />}
                >
                  {`New ${singular}`}
                </Button>
              )
            }
          >
            {entries.length + untranslated.length === 0 && (
              <p className={s.date}>No {label.toLowerCase()} yet.</p>
            )}
            <ul role="list" className={s.list}>
              {entries.map((entry) => (
                <li key={entry.slug} className={s.row}>
                  <Link href={entryPath(name, entry.slug)} className={s.link}>
                    {entry.title}
                  </Link>
                  <EntryMarks entry={entry} isUnsaved={hasDraft(name, entry.slug)} />
                </li>
              ))}
            </ul>
            {untranslated.length > 0 && <Untranslated collection={name} entries={untranslated} />}
          </Panel>
        ))}
      </div>
      <UnusedPictures pictures={unusedPictures} onChanged={onChanged} />
      {warnings.length > 0 && (
        <Panel title="Warnings">
          <ul role="list" className={s.list}>
            {warnings.map((sentence) => (
              <li key={sentence} className={s.warning}>
                {sentence}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </StudioScreen>
  );
}

interface UntranslatedProps {
  collection: string;
  entries: CollectionSummary['untranslated'];
}

/** The entries of the site's own language that this one lacks. */
function Untranslated({ collection, entries }: UntranslatedProps) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className={s.date}>
        Not translated yet
      </h3>
      <ul role="list" aria-labelledby={titleId} className={s.list}>
        {entries.map(({ slug, title }) => (
          <li key={slug} className={s.row}>
            <span className={s.link}>{title}</span>
            <span className={s.marks}>
              {hasDraft(collection, slug) && <Badge tone="warn">Not saved</Badge>}
              <Button
                size="compact"
                variant="outline"
                href={translatePath(collection, slug)}
                aria-label={`Translate ${title}`}
              >
                Translate
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryMarksProps {
  entry: EntrySummary;
  /** Whether this browser has changes of it that are not saved. */
  isUnsaved: boolean;
}

function EntryMarks({ entry: { date, isDraft, isScheduled, mistakes }, isUnsaved }: EntryMarksProps) {
  return (
    <span className={s.marks}>
      {isUnsaved && <Badge tone="warn">Not saved</Badge>}
      {mistakes.length > 0 && (
        <Badge tone="attention">{mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}</Badge>
      )}
      {isDraft && <Badge>Draft</Badge>}
      {isScheduled && !isDraft && <Badge tone="warn">Scheduled</Badge>}
      {date && <span className={s.date}>{shownDay(date)}</span>}
    </span>
  );
}
