/**
 * Writes `vercel.json`, if the repository has it, by the brand file and the languages as they are now. The Studio runs it before it
 * publishes, because Vercel reads the file before it builds. In a process of its own: a process imports the modules of the YAML
 * files once.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeYamlModules } from '../content/yaml-modules';

writeYamlModules();
const { vercelConfig } = await import('./vercel');
const file = join(import.meta.dirname, '../../vercel.json');
if (existsSync(file)) writeFileSync(file, vercelConfig());
