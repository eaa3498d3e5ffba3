import { writeYamlModules } from '../scripts/content/yaml-modules';

/** Tests import the modules of the YAML files, which may have changed since the last command. */
export const setup = (): void => writeYamlModules();
