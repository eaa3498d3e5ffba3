import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownContentFolder } from '../../scripts/content/content-folder';
import { writeModulesOrKeepLast } from '../../scripts/content/write-modules';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
  cpSync(join(ownContentFolder, 'brand.yml'), join(folder, 'brand.yml'));
  vi.stubEnv('CONTENT_FOLDER', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a mistake in a YAML file is reported and stops neither the Studio nor the development server', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Without the brand no module is written: other tests import those.
  const brand = join(folder, 'brand.yml');
  writeFileSync(brand, readFileSync(brand, 'utf8').replace('timeZone:', 'timezone:'));
  await writeModulesOrKeepLast();
  expect(report.mock.calls.join('\n')).toMatch(
    /brand\.yml:\d+: timezone: [\s\S]*the last content without a mistake/,
  );
});
