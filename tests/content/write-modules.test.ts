import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownContentFolder } from '../../scripts/content/content-folder';
import { writeModulesOrKeepLast } from '../../scripts/content/write-modules';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modules-'));
  cpSync(join(ownContentFolder, 'home.yml'), join(folder, 'home.yml'));
  vi.stubEnv('CONTENT_FOLDER', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a mistake in a YAML file is reported and stops neither the Studio nor the development server', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const home = join(folder, 'home.yml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('banner:', 'baner:'));
  await writeModulesOrKeepLast();
  expect(report.mock.calls.join('\n')).toMatch(
    /home\.yml:\d+: baner: [\s\S]*the last content without a mistake/,
  );
});
