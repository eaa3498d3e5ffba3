import type { StoredFile } from '@/dashboard/model/records/records';

/** Bytes that a file of an assignment may have: records live in the browser, whose room is not ours alone. */
export const fileLimit = 5_000_000;

/**
 * Reads a file into a record.
 * @throws Error with a sentence for people where the browser cannot read it: a folder, or a file that was moved meanwhile.
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
        id: crypto.randomUUID(),
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

/** The bytes of a stored file. @throws Error where its content is no base64 */
export function bytesOf({ content }: Pick<StoredFile, 'content'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}

/** A link that may be opened: http or https, whatever the record says. Null for anything else. */
export function safeLink(link: string): string | null {
  try {
    const { protocol, href } = new URL(link.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Hands a stored file back to the person, as a download under its name. */
export function downloadStored(file: StoredFile): void {
  const url = URL.createObjectURL(
    new Blob([bytesOf(file)], { type: file.type || 'application/octet-stream' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click was handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
