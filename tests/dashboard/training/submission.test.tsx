import { describe, expect, it } from 'vitest';
import { bytesOf, readFile, safeLink } from '@/dashboard/commands/training/stored-file';
import { fileKind } from '@/dashboard/parts/file-input/file-kind';
import { formatBytes } from '@/dashboard/parts/file-input/format-bytes';
import { refuseFile } from '@/dashboard/parts/file-input/refuse-file';
import { checkSubmission, submissionOf } from '@/dashboard/screens/training/assignments/check-submission';

describe('a draft of a submission', () => {
  const draft = { link: '', note: '', fileId: null };

  it('needs a link or a file, also with a note', () => {
    expect(checkSubmission({ ...draft, note: 'Done.' })).toHaveProperty('link');
  });

  it('can be submitted with a file alone', () => {
    const withFile = { ...draft, fileId: 'f' };
    expect(checkSubmission(withFile)).toEqual({});
    expect(submissionOf(withFile)).toEqual({ link: '', note: '', fileId: 'f' });
  });

  it.each([
    ['https://code.example/me', 'https://code.example/me'],
    ['  http://code.example ', 'http://code.example/'],
    ['code.example/me?a=1#b', 'https://code.example/me?a=1#b'],
    ['localhost.example:8080/x', 'https://localhost.example:8080/x'],
  ])('with the link %j is submitted with %s', (link, submitted) => {
    expect(checkSubmission({ ...draft, link })).toEqual({});
    expect(submissionOf({ ...draft, link })).toMatchObject({ link: submitted });
  });

  it.each(['javascript:alert(1)', 'my work', 'data:text/html,x', 'file:///etc/passwd', '//', 'https://'])(
    'cannot be submitted with the link %j, also with a file beside it',
    (link) => {
      expect(checkSubmission({ ...draft, link, fileId: 'f' })).toHaveProperty('link');
    },
  );
});

it('opens no link but http and https, whatever a record says', () => {
  expect(safeLink('javascript:alert(1)')).toBeNull();
  expect(safeLink('')).toBeNull();
  expect(safeLink('https://a.example/ä b')).toBe('https://a.example/%C3%A4%20b');
});

describe('a file', () => {
  it('is refused by its size before it is read, with its name and what to do', () => {
    const error = refuseFile({ name: 'talk.mov', size: 200_000_000 }, 5_000_000);
    expect(error).toBe('“talk.mov” has 200 MB. Choose a file of at most 5 MB.');
  });

  it('is taken up to the limit and not a byte more', () => {
    expect(refuseFile({ name: 'a', size: 5_000_000 }, 5_000_000)).toBeNull();
    expect(refuseFile({ name: 'a', size: 5_000_001 }, 5_000_000)).toContain('a little over 5 MB');
  });

  it('is refused when it is empty', () => {
    expect(refuseFile({ name: 'a.txt', size: 0 }, 5_000_000)).toContain('empty');
  });

  it('comes back byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 4097 }, (_, index) => (index * 7) % 256);
    const kept = await readFile(new File([bytes], 'a.bin', { type: 'application/x-thing' }));
    expect(kept).toMatchObject({ revision: 0, name: 'a.bin', type: 'application/x-thing', size: 4097 });
    expect(bytesOf(kept)).toEqual(bytes);
  });

  it.each([
    ['shot.png', 'image/png', 'PNG picture'],
    ['logo.svg', 'image/svg+xml', 'SVG drawing'],
    ['notes', 'text/plain', 'text'],
    ['plan.fig', '', 'FIG file'],
    ['README', '', 'file'],
    ['a.pdf', 'application/pdf', 'PDF'],
  ])('%s of type %j is a %s', (name, type, kind) => {
    expect(fileKind({ name, type })).toBe(kind);
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1234, '1.2 kB'],
    [999_600, '1 MB'],
    [5_000_000, '5 MB'],
    [209_715_200, '210 MB'],
    [3_000_000_000_000, '3000 GB'],
  ])('of %i bytes has %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });
});
