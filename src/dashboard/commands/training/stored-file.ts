import type { StoredFile } from '@/dashboard/model/records/records';
import { newId } from '@/lib/new-id';

/** Maximum size in bytes of an assignment's file. Records share the browser's storage with other data. */
export const fileLimit = 5_000_000;

/**
 * Reads a file into a record.
 * @throws Error with a message for users if the browser cannot read it, such as a folder or a moved file
 */
export function readFile(file: File): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () =>
      reject(new Error(`“${file.name}” could not be read. Choose it again, or choose another file.`)),
    );
    reader.addEventListener('load', () => {
      // data:<type>;base64,<content>
      const content = String(reader.result).split(',', 2)[1] ?? '';
      resolve({
        id: newId(),
        revision: 0,
        name: file.name,
        type: file.type,
        size: file.size,
        content,
      });
    });
    reader.readAsDataURL(file);
  });
}

/** The bytes of a stored file. @throws Error if its content is not base64 */
export function bytesOf({ content }: Pick<StoredFile, 'content'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}

/** Returns a http or https link, or null for anything else, because a record may contain any text. */
export function safeLink(link: string): string | null {
  try {
    const { protocol, href } = new URL(link.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Downloads a stored file under its name. */
export function downloadStored(file: StoredFile): void {
  const url = URL.createObjectURL(
    new Blob([bytesOf(file)], { type: file.type || 'application/octet-stream' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click event.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
