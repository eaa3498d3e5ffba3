import { describe, expect, it } from 'vitest';
import { canBeRestored, largestFile } from '@/dashboard/store/backup/backup';
import { isSealed, openSealed, sealBackup } from '@/dashboard/store/backup/sealed-backup';

const passphrase = 'three tides a day';

describe('a backup behind a passphrase', () => {
  it('comes back letter for letter, also when it is long', async () => {
    // One to four bytes each in UTF-8, with control characters.
    const letters = '\u0000\n\u007f\u0080\u00e9\u07ff\u0800\u6e2f\uffff\u{10000}\u{10ffff} Kiln & Co \u00b7 ';
    const text = letters.repeat(30_000);
    expect(await openSealed(await sealBackup(text, passphrase), passphrase)).toBe(text);
  });

  it('shows nothing of its text, and never looks the same twice', async () => {
    const [one, other] = await Promise.all(
      ['Noor Adair', 'Noor Adair'].map((text) => sealBackup(text, passphrase)),
    );
    expect(one).not.toContain('Noor');
    expect(JSON.parse(one!)).not.toHaveProperty('data', (JSON.parse(other!) as { data: string }).data);
  });

  it('opens with the same letters, however a keyboard writes them', async () => {
    const sealed = await sealBackup('text', 'Möwe über dem Hafen');
    expect(await openSealed(sealed, 'Möwe über dem Hafen'.normalize('NFD'))).toBe('text');
  });

  it('stays closed for another passphrase and for a changed file', async () => {
    const sealed = await sealBackup('text', passphrase);
    expect(await openSealed(sealed, `${passphrase} `)).toBeNull();
    const { data, ...rest } = JSON.parse(sealed) as { data: string };
    const changed = `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}`;
    expect(await openSealed(JSON.stringify({ ...rest, data: changed }), passphrase)).toBeNull();
  });

  it.each([
    ['a plain backup', '{"format":"undula-portal"}'],
    ['no JSON', 'portal-backup-sealed'],
    ['another file that names it', '{"note":"portal-backup-sealed"}'],
    ['one without a salt', '{"format":"portal-backup-sealed","iterations":1,"iv":"","data":""}'],
    [
      'one that would block the browser',
      '{"format":"portal-backup-sealed","iterations":9e9,"salt":"","iv":"","data":""}',
    ],
  ])('is not %s', async (_, text) => {
    expect(isSealed(text)).toBe(false);
    expect(await openSealed(text, passphrase)).toBeNull();
  });

  it('refuses what is no Base64', async () => {
    const text = '{"format":"portal-backup-sealed","iterations":1,"salt":"%","iv":"%","data":"%"}';
    expect(await openSealed(text, passphrase)).toBeNull();
  });
});

describe('the size of a backup', () => {
  const longest = 200_000_000;

  it('leaves room for the file of the longest text behind a passphrase', async () => {
    const text = 'x'.repeat(3_000_000);
    const overhead = (await sealBackup(text, passphrase)).length - 4_000_000;
    expect((longest * 4) / 3 + overhead).toBeLessThanOrEqual(largestFile);
  });

  it('is too large with a longer text or a larger file', () => {
    expect(canBeRestored({ length: longest, bytes: largestFile })).toBe(true);
    expect(canBeRestored({ length: longest + 1, bytes: longest + 1 })).toBe(false);
    expect(canBeRestored({ length: longest, bytes: largestFile + 1 })).toBe(false);
  });
});
