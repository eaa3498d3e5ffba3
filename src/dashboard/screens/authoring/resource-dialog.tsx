import { useId, useState } from 'react';
import { assertMayEdit } from '@/dashboard/commands/training/editable-content';
import { lastPosition } from '@/dashboard/figures/authorship';
import { savedFiles } from '@/dashboard/rules/unused-files';
import { useEditFiles } from '@/dashboard/hooks/use-draft-files';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { id, list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Resource } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { FilesField } from '@/dashboard/parts/file-input/files-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';
import { oneLine } from '@/lib/one-line';
import { MarkdownField } from './markdown-field';
import { readingMinutes } from './reading-minutes';

const fields = object({ title: text, summary: text, tags: text, body: text, fileIds: list(id('files')) });
type Draft = TypeOf<typeof fields>;

export interface ResourceDialogProps {
  /** Null for a new resource. */
  resource: Resource | null;
  onClose: () => void;
}

/** The categories in a text, separated by commas, in small letters and each once. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => oneLine(tag).toLocaleLowerCase('en'))
      .filter(Boolean),
  ),
];

/** Adds a resource as a draft, or edits one. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const form = useId();
  const me = useMe();
  const [addedId] = useState(newId);
  const { edit, files, compared } = useEditFiles(
    useEdit<'resources', Draft>({
      form: resource ? `resource:${resource.id}` : 'resource:new',
      fields,
      collection: 'resources',
      id: resource?.id ?? null,
      draftOf: (record) => ({
        title: record?.title ?? '',
        summary: record?.summary ?? '',
        tags: record?.tags.join(', ') ?? '',
        body: record?.body.join('\n\n') ?? '',
        fileIds: record?.fileIds ?? [],
      }),
      check: ({ title, summary, tags, body }) => ({
        ...(title.trim() === '' && { title: 'Enter a title.' }),
        ...(summary.trim() === '' && { summary: 'Say in one sentence what the resource is for.' }),
        ...(tagsIn(tags).length === 0 && { tags: 'Enter at least one category, such as writing.' }),
        ...(body.trim() === '' && { body: 'Write the resource.' }),
      }),
      save: (draft, record, { read, actorId }) => {
        if (record) assertMayEdit(read, actorId, record);
        const latest: Pick<Resource, 'id' | 'revision' | 'status' | 'authorId' | 'position'> = record ?? {
          id: addedId,
          revision: 0,
          status: 'draft',
          authorId: me.kind === 'admin' ? null : actorId,
          position: lastPosition(read.all('resources')),
        };
        const title = draft.title.trim();
        const { fileIds, changes } = savedFiles(read, latest.id, {
          before: record?.fileIds ?? [],
          draft: draft.fileIds,
        });
        const next: Resource = {
          ...latest,
          title,
          summary: draft.summary.trim(),
          tags: tagsIn(draft.tags),
          body: [draft.body.trim()],
          minutes: readingMinutes(draft.body),
          fileIds,
        };
        return {
          label: `${record ? 'Changed' : 'Added'} “${title}”`,
          changes: [put('resources', next), ...changes],
        };
      },
      onSaved: onClose,
    }),
  );
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={resource ? `Edit ${resource.title}` : 'Add resource'}
      submit={resource ? 'Save changes' : 'Add resource'}
      subject="This resource"
      compare={{
        title: 'Title',
        summary: 'Summary',
        tags: 'Categories',
        body: 'Text',
        fileIds: compared,
      }}
      onClose={onClose}
    >
      <InputField label="Title" maxLength={120} required autoComplete="off" {...edit.field('title')} />
      <AreaField label="Summary" rows={2} maxLength={300} required {...edit.field('summary')} />
      <InputField
        label="Categories"
        hint="Separate them with commas."
        maxLength={200}
        required
        autoComplete="off"
        {...edit.field('tags')}
      />
      <MarkdownField label="Text" {...edit.field('body')} value={edit.draft.body} />
      <FilesField {...files} />
    </EditDialog>
  );
}
