import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '@/platform/clipboard';

const clipboard = (writeText: unknown) =>
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
const command = (result: () => boolean) => {
  const execCommand = vi.fn(result);
  Object.assign(document, { execCommand });
  return execCommand;
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies with the clipboard interface', async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  expect(await copyText('tide')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('tide');
});

it('copies a selection where the interface is missing, and gives the focus back', async () => {
  clipboard(null);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let selected: string | null = null;
  command(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    selected = area.value.slice(area.selectionStart, area.selectionEnd);
    return true;
  });
  expect(await copyText('two\nlines')).toBe(true);
  expect(selected).toBe('two\nlines');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  button.remove();
});

it.each([
  ['answers no', () => false],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('is honestly false where the browser refuses both ways and the second %s', async (_, result) => {
  clipboard(async () => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  command(result);
  expect(await copyText('tide')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
