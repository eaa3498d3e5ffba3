import { portalServer as ofFile } from '@generated/yaml/portal-server';

/**
 * The server of a shared portal: `portalServer` of `brand.yml`, or the variable for one build. For scripts: the app has it as
 * `process.env.PORTAL_SERVER`, so that a build without a server leaves out what is behind a condition on it.
 */
export const portalServer: string | null = process.env.PORTAL_SERVER || ofFile;
