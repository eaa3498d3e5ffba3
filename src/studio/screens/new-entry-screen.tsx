import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useVisit } from '@/design-system/link/use-visit';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { slugOf } from '@/lib/slug';
import { entryPath, overviewPath } from '@/studio/data/address';
import type { Choices, CollectionSummary, OpenEntry, Saved } from '@/studio/data/api';
import { request } from '@/studio/data/request';
import { useRequest } from '@/studio/data/use-request';
import { EntryForm } from '@/studio/form/entry-form';
import { fieldId } from '@/studio/form/field-id';
import { newValues } from '@/studio/form/field-values';
import { useEntryEdit, type StoredEntry } from '@/studio/form/use-entry-edit';
import { StudioScreen } from '@/studio/parts/studio-screen';

export interface NewEntryScreenProps {
  collection: CollectionSummary;
  /** Called after the file was created. */
  onChanged: () => void;
}

/** The empty form of a collection. */
export function NewEntryScreen({ collection, onChanged }: NewEntryScreenProps) {
  const blank = useRequest<Pick<OpenEntry, 'form' | 'text'>>(`blank/${collection.name}`);
  const choices = useRequest<Choices>(`choices/${collection.name}`);
  const title = `New ${collection.singular}`;
  const failure = blank.failure || choices.failure;
  if ((!blank.value || !choices.value) && failure)
    return (
      <StudioScreen title={title} lead={failure}>
        <Button href={overviewPath}>Go to the content</Button>
      </StudioScreen>
    );
  if (!blank.value || !choices.value) return <StudioScreen title={title} lead="Opening…" />;
  return (
    <NewEntry
      collection={collection}
      form={blank.value.form}
      text={blank.value.text}
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

interface NewEntryProps extends NewEntryScreenProps {
  form: OpenEntry['form'];
  text: OpenEntry['text'];
  choices: Choices;
  onChoices: () => void;
}

function NewEntry({ collection, form, text, choices, onChoices, onChanged }: NewEntryProps) {
  const { name, singular } = collection;
  const visit = useVisit();
  const [typed, setTyped] = useState<string | null>(null);
  const [entry] = useState<StoredEntry>(() => ({ fields: newValues(form), body: '', version: null }));
  const edit = useEntryEdit({
    form: `${name}/`,
    entry,
    // The file has its name with the first save.
    file: '.md',
    fields: form,
    save: (content) => request<Saved>('POST', `entries/${name}`, { ...content, slug }),
    onSaved: (saved) => {
      onChanged();
      visit(entryPath(name, saved.slug), { replace: true });
    },
  });
  const { title, name: person } = edit.draft.fields;
  const slug = typed ?? slugOf(String(title ?? person ?? ''));
  return (
    <StudioScreen title={`New ${singular}`} lead="Fill in the fields and save: the file is created then.">
      <EntryForm
        edit={edit}
        fields={form}
        choices={choices}
        collection={name}
        subject={`This ${singular}`}
        submit="Create"
        text={text}
        onChoices={onChoices}
      >
        <InputField
          id={fieldId('slug')}
          label="Address"
          hint="The end of the page’s address. Small letters, digits and hyphens."
          error={edit.errors.slug}
          value={slug}
          onChange={({ target }) => {
            setTyped(target.value);
            edit.dropError('slug');
          }}
        />
      </EntryForm>
    </StudioScreen>
  );
}
