import { useState } from 'react';
import { addFile, addLink, removeFile, removeLink } from '@/dashboard/commands/projects/project-changes';
import { fileLimit, readFile, safeLink } from '@/dashboard/commands/training/stored-file';
import { useDownload } from '@/dashboard/hooks/use-download';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRun } from '@/dashboard/hooks/use-run';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Project } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FileCard } from '@/dashboard/parts/file-input/file-card';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Link } from '@/design-system/link/link';
import { newId } from '@/lib/new-id';
import { linkOf } from './link-of';
import * as s from './links-panel.module.scss';

const fields = object({ label: text, url: text });
type Draft = TypeOf<typeof fields>;

export interface LinksPanelProps {
  project: Project;
  /** Leaves out the forms and buttons that change them. @default false */
  readOnly?: boolean;
}

/** The links and files of a project. */
export function LinksPanel({ project, readOnly = false }: LinksPanelProps) {
  const { links, fileIds } = project;
  const run = useRun();
  const download = useDownload();
  const files = useRecords('files').filter(({ id }) => fileIds.includes(id));
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const edit = useEdit<'projects', Draft>({
    form: `project-link:${project.id}`,
    fields,
    collection: 'projects',
    id: null,
    draftOf: () => ({ label: '', url: '' }),
    check: ({ url }) =>
      linkOf(url) ? {} : { url: 'Enter a web address such as https://example.com/brief.' },
    save: ({ label, url }, _record, context) => {
      const href = linkOf(url)!;
      return addLink(project, {
        id: newId(),
        label: label.trim() || new URL(href).hostname,
        url: href,
      })(context.read, context);
    },
  });

  const attach = async (file: File) => {
    setReading(true);
    setError(undefined);
    try {
      const stored = await readFile(file);
      const outcome = await run(addFile(project, stored), { toast: 'success' });
      if (!outcome.done) setError(outcome.message);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'This file could not be read. Choose it again.');
    }
    setReading(false);
  };

  return (
    <Panel title="Links and files">
      {links.length + files.length === 0 && (
        <Empty title="No links and files yet">
          {readOnly
            ? 'An admin or the lead adds the brief and the designs here.'
            : 'Keep the brief and the designs here. All staff can open them.'}
        </Empty>
      )}
      {links.length > 0 && (
        <ul role="list" className={s.list}>
          {links.map((link) => {
            const href = safeLink(link.url);
            return (
              <li key={link.id} className={s.link}>
                <Icon name="external-link" size={18} className={s.icon} />
                {href ? (
                  <Link href={href} target="_blank" className={s.name}>
                    {link.label}
                  </Link>
                ) : (
                  <span className={s.name}>{link.label}</span>
                )}
                {!readOnly && (
                  <IconButton
                    icon="x"
                    size="compact"
                    variant="plain"
                    label={`Remove ${link.label}`}
                    onClick={() => void run(removeLink(project, link))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {files.map((file) => (
        <FileCard
          key={file.id}
          name={file.name}
          type={file.type}
          size={file.size}
          action={
            <IconButton
              icon="download"
              size="compact"
              variant="plain"
              label={`Download ${file.name}`}
              onClick={() => void download(file)}
            />
          }
          onRemove={readOnly ? undefined : () => void run(removeFile(project, file))}
        />
      ))}
      {!readOnly && (
        <>
          <EditForm edit={edit} className={s.form} aria-label="New link">
            <InputField label="Web address" inputMode="url" autoComplete="off" {...edit.field('url')} />
            <InputField
              label="Name"
              mark="optional"
              maxLength={120}
              autoComplete="off"
              {...edit.field('label')}
            />
            <Button type="submit" size="compact" variant="outline" className={s.submit}>
              Add link
            </Button>
          </EditForm>
          <FileInput
            label="Add file"
            hint="At most 5 MB."
            file={null}
            limit={fileLimit}
            busy={reading}
            error={error}
            onChoose={({ file }) => void attach(file)}
            onRemove={() => {}}
          />
        </>
      )}
    </Panel>
  );
}
