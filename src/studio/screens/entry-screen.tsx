import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useVisit } from '@/design-system/link/use-visit';
import { showToast } from '@/state/show-toast';
import { entryPath, overviewPath } from '@/studio/data/address';
import type { Choices, CollectionSummary, EntryContent, OpenEntry, Saved } from '@/studio/data/api';
import { request } from '@/studio/data/request';
import { useRequest } from '@/studio/data/use-request';
import { EntryForm } from '@/studio/form/entry-form';
import { ReadyField } from '@/studio/form/ready-field';
import { unsavedBase, useEntryEdit } from '@/studio/form/use-entry-edit';
import { Preview } from '@/studio/parts/preview';
import { StudioScreen } from '@/studio/parts/studio-screen';
import { DeleteDialog } from './delete-dialog';
import { RenameDialog } from './rename-dialog';
import { whereShown } from './where-shown';
import * as s from './entry-screen.module.scss';

export interface EntryScreenProps {
  collection: CollectionSummary;
  slug: string;
  /** Called after a change of a file. */
  onChanged: () => void;
}

/** The form of one entry beside its page. */
export function EntryScreen({ collection, slug, onChanged }: EntryScreenProps) {
  const entry = useRequest<OpenEntry>(`entries/${collection.name}/${slug}`);
  const choices = useRequest<Choices>(`choices/${collection.name}`);
  const failure = entry.failure || choices.failure;
  if (!entry.value && choices.value && failure)
    return (
      <UnopenedEntry
        collection={collection}
        slug={slug}
        failure={failure}
        choices={choices.value}
        onChoices={choices.reload}
        onChanged={() => {
          entry.reload();
          onChanged();
        }}
      />
    );
  if ((!entry.value || !choices.value) && failure)
    return (
      <StudioScreen title="This entry cannot be opened" lead={failure}>
        <Button href={overviewPath}>Go to the content</Button>
      </StudioScreen>
    );
  if (!entry.value || !choices.value) return <StudioScreen title={collection.label} lead="Opening…" />;
  return (
    <OpenedEntry
      collection={collection}
      entry={entry.value}
      choices={choices.value}
      onChoices={() => {
        choices.reload();
        // Undo in the bar takes back the upload.
        onChanged();
      }}
      onChanged={onChanged}
    />
  );
}

interface UnopenedEntryProps extends EntryScreenProps, Pick<OpenedEntryProps, 'choices' | 'onChoices'> {
  /** The reason why it cannot be opened. */
  failure: string;
}

/** Says why an entry cannot be opened: its file was deleted, or cannot be read. Unsaved text is shown in its form. */
function UnopenedEntry({ slug, failure, ...props }: UnopenedEntryProps) {
  const { name } = props.collection;
  const blank = useRequest<Pick<OpenEntry, 'form' | 'text'>>(`blank/${name}`);
  const [base] = useState(() => unsavedBase(`${name}/${slug}`));
  if (!base || !blank.value)
    return (
      <StudioScreen title="This entry cannot be opened" lead={failure}>
        {base && blank.failure && (
          <p>Your unsaved text stays on this device until the entry can be opened.</p>
        )}
        <Button href={overviewPath}>Go to the content</Button>
      </StudioScreen>
    );
  const version = base.version ?? '';
  const entry = { ...base, ...blank.value, version, slug, title: slug, page: '', ready: [] };
  return <OpenedEntry {...props} entry={entry} failure={`${failure} Your unsaved text is below.`} />;
}

interface OpenedEntryProps extends Omit<EntryScreenProps, 'slug'> {
  entry: OpenEntry;
  choices: Choices;
  /** The reason why the file has no page, and cannot be renamed or deleted. @default it has one */
  failure?: string;
  /** Called after a picture was added. */
  onChoices: () => void;
}

function OpenedEntry({ collection, entry, choices, failure, onChoices, onChanged }: OpenedEntryProps) {
  const { name, singular, isOpen } = collection;
  const { slug, title, form, text, page, ready } = entry;
  const visit = useVisit();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const [version, setVersion] = useState(entry.version);
  const [saves, setSaves] = useState(0);
  const edit = useEntryEdit({
    form: `${name}/${slug}`,
    entry,
    file: text !== 'none' ? `${name}/${slug}.md` : `/${slug}.yml`,
    fields: form,
    save: (content: EntryContent, opened: string | null) =>
      opened === null
        ? request<Saved>('POST', `entries/${name}`, { ...content, slug })
        : request<Saved>('PUT', `entries/${name}/${slug}`, { ...content, version: opened }),
    onSaved: (saved) => {
      setVersion(saved.version);
      setSaves((count) => count + 1);
      onChanged();
    },
    onGone: () => {
      onChanged();
      visit(overviewPath);
    },
  });
  return (
    <StudioScreen
      title={title}
      lead={
        failure ??
        whereShown(
          collection.entries.find((listed) => listed.slug === slug),
          page,
        )
      }
      actions={
        isOpen &&
        failure === undefined && (
          <>
            <Button size="compact" variant="outline" onClick={() => setDialog('rename')}>
              Change the address
            </Button>
            <Button size="compact" variant="outline" onClick={() => setDialog('delete')}>
              Delete
            </Button>
          </>
        )
      }
    >
      <div className={s.columns}>
        <EntryForm
          edit={edit}
          fields={form}
          choices={choices}
          collection={name}
          subject={`This ${singular}`}
          submit="Save"
          text={text}
          onChoices={onChoices}
        >
          {ready.length > 0 && (
            <ReadyField ready={ready} edit={edit} label={`Ready ${title.toLowerCase()}`} />
          )}
        </EntryForm>
        {failure === undefined && <Preview path={page} title={title} version={saves} />}
      </div>
      {dialog === 'rename' && (
        <RenameDialog
          {...{ collection, slug, version }}
          onClose={() => setDialog(null)}
          onRenamed={(to) => {
            edit.moveTo(`${name}/${to}`);
            onChanged();
            visit(entryPath(name, to));
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          {...{ collection, slug, title, version }}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            edit.discard();
            onChanged();
            showToast({ tone: 'ok', text: `Deleted “${title}”` });
            visit(overviewPath);
          }}
        />
      )}
    </StudioScreen>
  );
}
