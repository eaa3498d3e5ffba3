import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const digits = '0123456789'.repeat(100);

/** A small built site: a page in each place, a text with compressed copies, a picture without, and what hosts read. */
const texts: Readonly<Record<string, string>> = {
  '/index.html': '<title>Home</title>',
  '/about.html': '<title>About</title>',
  '/blog.html': '<title>Blog</title>',
  '/blog/one.html': '<title>One</title>',
  '/404.html': '<title>Missing</title>',
  '/dashboard/admin.html': '<title>Admin</title>',
  '/de/404.html': '<title>Fehlt</title>',
  '/dashboard/404.html': '<title>Missing in the portal</title>',
  '/digits.txt': digits,
  '/client.01234567.js': 'export {};',
};
const plain: Readonly<Record<string, string>> = {
  '/hero.01234567.png': 'ten bytes.',
  '/empty.txt': '',
  '/_headers': '/*',
  '/_redirects': '/a /b',
};

export function writeSampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, text] of Object.entries(texts)) {
    write(name, text);
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  for (const [name, text] of Object.entries(plain)) write(name, text);
  return folder;
}
