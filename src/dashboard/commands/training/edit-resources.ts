import { removeUnusedFiles } from '@/dashboard/rules/unused-files';
import { put, remove } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import type { Resource } from '@/dashboard/model/records/records';
import { editable } from './editable-content';

/** Publishes a resource or makes it a draft. */
export const publishResource =
  (id: string, status: Resource['status']): Command =>
  (read, context) => {
    const resource = editable(read, context, 'resources', id);
    return {
      label: `${status === 'published' ? 'Published' : 'Unpublished'} “${resource.title}”`,
      changes: [put('resources', { ...resource, status })],
    };
  };

/** Deletes a resource with its files and everyone's bookmarks of it. */
export const deleteResource =
  (id: string): Command =>
  (read, context) => {
    const resource = editable(read, context, 'resources', id);
    return {
      label: `Deleted “${resource.title}”`,
      changes: [
        remove('resources', resource),
        ...removeUnusedFiles(read, resource.fileIds, [id]),
        ...read
          .all('bookmarks')
          .filter(({ resourceId }) => resourceId === id)
          .map((bookmark) => remove('bookmarks', bookmark)),
      ],
    };
  };
