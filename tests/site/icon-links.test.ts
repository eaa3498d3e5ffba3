import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconLinks } from '../../scripts/build/icon-links';

/** The address of the drawing in the links of a folder whose `favicon.svg` has this text. */
function hrefOf(svg: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  writeFileSync(join(folder, 'favicon.svg'), svg);
  return /href="([^"]*)" type="image\/svg\+xml"/.exec(iconLinks(folder))![1]!;
}

describe('the icon links', () => {
  it('hold a small drawing that reads back as it was', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 100% 8'>\n<path fill="#fff" d="M0 0&amp;"/></svg>`;
    const href = hrefOf(svg);
    expect(href).not.toMatch(/["<>\n#]/);
    expect(decodeURIComponent(href.replace('data:image/svg+xml,', ''))).toBe(svg.replace('\n', ' '));
  });

  it('name the file of a large drawing', () => {
    expect(hrefOf(`<svg>${'<path d="M0 0h8"/>'.repeat(100)}</svg>`)).toBe('/favicon.svg');
  });

  it('name an icon that a crawler can fetch', () => {
    expect(iconLinks()).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
  });
});
