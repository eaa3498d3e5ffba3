import { useMemo, useState, type ReactNode } from 'react';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import { EditActions } from '@/dashboard/parts/edit/edit-actions';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { maxPictureBytes, type Choices, type EntryContent, type TextKind } from '@/studio/data/api';
import type { Field } from '@/studio/data/field';
import { request } from '@/studio/data/request';
import { MarkdownField } from '@/studio/markdown/markdown-field';
import { MistakeList } from '@/studio/parts/mistake-list';
import { ChoicesContext, type FormChoices } from './choices-context';
import { fieldId } from './field-id';
import { labelOf } from './field-at';
import { FormFields } from './form-field';
import type { EntryEdit } from './use-entry-edit';
import * as s from './entry-form.module.scss';

export interface EntryFormProps {
  edit: EntryEdit;
  fields: readonly Field[];
  choices: Choices;
  /** The name of the collection. */
  collection: string;
  /** Name of the entry in a conflict: 'This post'. */
  subject: string;
  /** Label of the submit button. */
  submit: string;
  text: TextKind;
  /** Called after a picture was added. */
  onChoices: () => void;
  /** Fields above those of the schema. */
  children?: ReactNode;
}

/** A value as a conflict compares it: texts as they are, lists and groups as lines. */
function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(shownValue).filter(Boolean).join('\n');
}

const comparedFields = (fields: readonly Field[]): ConflictField<EntryContent>[] => [
  ...fields.map(({ name, label }) => ({
    label,
    text: ({ fields: values }: EntryContent) => shownValue(values[name]),
  })),
  { label: 'Text', text: ({ body }) => body },
];

/** The form of an entry, made from its schema, with its Markdown below. */
export function EntryForm({
  edit,
  fields,
  choices,
  collection,
  subject,
  submit,
  text,
  onChoices,
  children,
}: EntryFormProps) {
  const { draft, errors, others, conflict, failure, tries } = edit;
  // The list from the server comes later than the name of a picture.
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const offered = useMemo<FormChoices>(
    () => ({
      ...choices,
      pictures: { ...choices.pictures, files: [...new Set([...choices.pictures.files, ...uploaded])] },
      collection,
      upload: async (file) => {
        // The server answers before it has read all of it, which a browser takes for a broken connection.
        if (file.size > maxPictureBytes)
          throw new Error(
            `${file.name} is too large: at most ${maxPictureBytes / 1024 / 1024} MB can be added.`,
          );
        const path = `pictures/${collection}/${encodeURIComponent(file.name)}`;
        const { name } = await request<{ name: string }>('PUT', path, file);
        setUploaded((names) => [...names, name]);
        onChoices();
        return name;
      },
    }),
    [choices, collection, onChoices, uploaded],
  );
  const order = ['slug', ...fields.map(({ name }) => name), 'text'];
  const placeOf = (path: string) => order.indexOf(path.split(/[.[]/)[0]!);
  const listed = Object.entries(errors)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([path, text]) => ({ id: fieldId(path), text: `${labelOf(path, fields)}: ${text}` }));
  return (
    <ChoicesContext value={offered}>
      <form
        noValidate
        className={s.root}
        aria-label={subject}
        onSubmit={(event) => {
          event.preventDefault();
          edit.submit();
        }}
      >
        <ErrorSummary errors={listed} tries={tries} className={s.whole} />
        {children}
        <FormFields
          fields={fields}
          values={draft.fields}
          errors={errors}
          onChange={(values) => edit.set({ fields: values })}
        />
        {text !== 'none' && (
          <MarkdownField
            id={fieldId('text')}
            value={draft.body}
            hasBlocks={text === 'blocks'}
            mistakes={edit.textMistakes}
            onChange={(body) => edit.set({ body })}
          />
        )}
        {conflict && (
          <Conflict
            className={s.whole}
            subject={subject}
            mine={conflict.mine}
            theirs={conflict.theirs}
            fields={comparedFields(fields)}
            onKeepMine={edit.keepMine}
            onUseTheirs={edit.discard}
          />
        )}
        {failure && (
          <div className={s.whole}>
            <MistakeList mistakes={others} />
          </div>
        )}
        <div className={s.actions}>
          {failure && (
            <p role="alert" className={s.failure}>
              {failure}
            </p>
          )}
          <EditActions edit={edit} submit={submit} />
        </div>
      </form>
    </ChoicesContext>
  );
}
