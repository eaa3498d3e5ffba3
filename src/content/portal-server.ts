import { portalServer as ofFile } from '@generated/yaml/portal-server';

/**
 * The server of a shared portal: `portalServer` of `brand.yml`, or the variable for one build. A condition in the app asks
 * `process.env.PORTAL_SERVER` instead, so that a build without a server leaves out the code behind it.
 */
export const portalServer: string | null = process.env.PORTAL_SERVER || ofFile;
