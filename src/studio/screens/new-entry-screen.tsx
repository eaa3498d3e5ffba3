import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useVisit } from '@/design-system/link/use-visit';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { slugOf } from '@/lib/slug';
import { entryPath, overviewPath } from '@/studio/data/address';
import type { Choices, CollectionSummary, NewEntry as NewEntryForm, Saved } from '@/studio/data/api';
import { request } from '@/studio/data/request';
import { useRequest } from '@/studio/data/use-request';
import { EntryForm } from '@/studio/form/entry-form';
import { fieldId } from '@/studio/form/field-id';
import { newValues } from '@/studio/form/field-values';
import { useEntryEdit, type StoredEntry } from '@/studio/form/use-entry-edit';
import { StudioScreen } from '@/studio/parts/studio-screen';

export interface NewEntryScreenProps {
  collection: CollectionSummary;
  /** The entry of the site's own language that it translates. @default none */
  original?: string;
  /** Called after the file was created. */
  onChanged: () => void;
}

/** The form of a new entry: empty, or with the original that it translates. */
export function NewEntryScreen({ collection, original, onChanged }: NewEntryScreenProps) {
  const { name, singular, untranslated } = collection;
  const blank = useRequest<NewEntryForm>(original ? `originals/${name}/${original}` : `blank/${name}`);
  const choices = useRequest<Choices>(`choices/${name}`);
  const titled = untranslated.find(({ slug }) => slug === original)?.title ?? original;
  const title = original ? `Translate “${titled}”` : `New ${singular}`;
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
      original={original}
      title={title}
      blank={blank.value}
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
  title: string;
  blank: NewEntryForm;
  choices: Choices;
  onChoices: () => void;
}

/** The end of the path of a file that a form creates. */
const fileOf = (name: string, original: string | undefined) => {
  // A new file has its name with the first save.
  if (original === undefined) return '.md';
  return name === 'site' ? `/${original}.yml` : `${name}/${original}.md`;
};

function NewEntry({ collection, original, title, blank, choices, onChoices, onChanged }: NewEntryProps) {
  const { name, singular } = collection;
  const { form, text, content } = blank;
  const visit = useVisit();
  const [typed, setTyped] = useState<string | null>(null);
  const [entry] = useState<StoredEntry>(() => ({
    ...(content ?? { fields: newValues(form), body: '' }),
    version: null,
  }));
  const edit = useEntryEdit({
    form: `${name}/${original ?? ''}`,
    entry,
    file: fileOf(name, original),
    fields: form,
    save: (written) =>
      original
        ? request<Saved>('POST', `originals/${name}/${original}`, written)
        : request<Saved>('POST', `entries/${name}`, { ...written, slug }),
    onSaved: (saved) => {
      onChanged();
      visit(entryPath(name, saved.slug), { replace: true });
    },
  });
  const { title: heading, name: person } = edit.draft.fields;
  const slug = typed ?? slugOf(String(heading ?? person ?? ''));
  const lead = original
    ? 'The fields have the original. Translate them, then press Create.'
    : 'Fill in the fields, then press Create.';
  return (
    <StudioScreen title={title} lead={lead}>
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
        {!original && (
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
        )}
      </EntryForm>
    </StudioScreen>
  );
}
