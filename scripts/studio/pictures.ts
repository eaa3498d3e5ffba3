import { basename, extname } from 'node:path';
import { plates } from '../../src/content/plates';
import { slugOf } from '../../src/lib/slug';
import type { Choices } from '../../src/studio/data/api';
import { cardPlate, widePlate } from '../content/checks/references';
import { formatNames, isPictureName } from '../content/pictures/formats';
import { inspectPicture } from '../content/pictures/read-pictures';
import type { CheckChange } from './check-change';
import { collectionOf } from './collections';
import type { ContentWriter } from './content-writer';
import type { ContentFiles } from './content-files';
import { StudioError } from './studio-error';

/** Picture files beside the entries. Every method throws StudioError if it refuses. */
export interface EntryPictures {
  picture: (collection: string, name: string) => Promise<Buffer>;
  /** @returns the name that the file has got */
  upload: (collection: string, name: string, bytes: Buffer) => Promise<{ name: string }>;
  /** Deletes a picture that no content uses. */
  removePicture: (collection: string, name: string) => Promise<void>;
  /** The pictures that an entry of a collection can show. */
  pictureChoices: (collection: string) => Promise<Choices['pictures']>;
}

export interface EntryPicturesOptions {
  files: ContentFiles;
  /** Those of the site's own language, whose pictures further ones show too. */
  shared: ContentFiles;
  writer: ContentWriter;
  check: CheckChange;
}

export function createEntryPictures({
  files,
  shared,
  writer: { inTurn, write },
  check,
}: EntryPicturesOptions): EntryPictures {
  const read = async (path: string) => (await files.read(path)) ?? (await shared.read(path));

  return {
    pictureChoices: async (name) => {
      const ids = Object.keys(plates);
      const crop = { posts: cardPlate, projects: widePlate }[name];
      const names = [...(await files.list(name)), ...(await shared.list(name))];
      return {
        files: [...new Set(names)].filter(isPictureName),
        drawn: crop ? ids.filter((id) => Object.hasOwn(plates, crop(id))) : ids,
      };
    },
    picture: async (name, file) => {
      const path = `${collectionOf(name).name}/${file}`;
      const bytes = isPictureName(file) ? await read(path) : null;
      if (!bytes) throw new StudioError(404, `There is no picture "${file}".`);
      return bytes;
    },
    upload: (name, file, bytes) =>
      inTurn(async () => {
        const { name: folder, label, title } = collectionOf(name);
        if (typeof title !== 'string') throw new StudioError(422, `${label} has no pictures.`);
        if (!isPictureName(file))
          throw new StudioError(
            422,
            `"${file}" is no picture that the site can show. Export it as ${formatNames}.`,
          );
        const { fault } = await inspectPicture(bytes);
        if (fault) throw new StudioError(422, `${file}: expected ${fault.expected}, got ${fault.got}.`);
        const ending = extname(file).toLowerCase();
        const stem =
          slugOf(basename(file, extname(file)))
            .slice(0, 100)
            .replace(/-$/, '') || 'picture';
        for (let number = 1; ; number++) {
          const wanted = number === 1 ? `${stem}${ending}` : `${stem}-${number}${ending}`;
          const path = `${folder}/${wanted}`;
          // A further language shows the pictures of the site's own, which this must not replace.
          const before = await read(path);
          if (before && !before.equals(bytes)) continue;
          if (!before) await write(`Upload ${wanted}`, [{ path, bytes }]);
          return { name: wanted };
        }
      }),
    removePicture: (name, file) =>
      inTurn(async () => {
        const path = `${collectionOf(name).name}/${file}`;
        const { mistakes, unusedPictures } = await check([]);
        if (mistakes.length > 0)
          throw new StudioError(
            422,
            `Not deleted: the content has mistakes, so the Studio can’t check whether ${file} is used. Fix them first.`,
            { mistakes },
          );
        if (!unusedPictures.includes(path))
          throw new StudioError(
            422,
            `Not deleted: ${file} is used, or no longer there. Reload this page to see which pictures are unused.`,
          );
        await write(`Delete ${file}`, [{ path, bytes: null }]);
      }),
  };
}
