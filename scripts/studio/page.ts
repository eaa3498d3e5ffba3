import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { browserTarget, root, runParcel } from '../build/parcel';
import { sendStatus, type Target } from '../server/http-server';
import { listFiles, sendFile } from '../server/static-files';
import { studioHeaders } from './headers';

const built = join(root, 'generated/studio/app');

/** Bundles the Studio's screens. The public build has no part in it. */
export async function buildStudio(): Promise<void> {
  await rm(built, { recursive: true, force: true });
  await runParcel({
    entries: join(root, 'src/studio.html'),
    config: join(root, 'scripts/parcel/portal.parcelrc'),
    env: { NODE_ENV: 'production', APPLICATION: 'portal' },
    defaultTargetOptions: { shouldOptimize: false, shouldScopeHoist: true },
    targets: { studio: { ...browserTarget, distDir: built, publicUrl: '/' } },
  });
}

export interface StudioPageOptions {
  /** The token that the page sends with each request. */
  token: string;
  /** The origin of the site that the preview shows. */
  preview: string;
  /** The content folder: drafts in the browser belong to it alone. */
  folder: string;
}

/** Answers every path with the Studio's page, and its scripts and styles with their files. */
export function studioPage({ token, preview, folder }: StudioPageOptions) {
  const content = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return async (request: IncomingMessage, response: ServerResponse, { name }: Target): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const headers = studioHeaders({ preview, nonce });
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendStatus(response, 405, headers);
    if (/\.\w+$/.test(name)) {
      const files = listFiles(built);
      const isSent =
        files.has(name) && (await sendFile(request, response, { folder: built, files, name, headers }));
      if (!isSent) sendStatus(response, 404, headers);
      return;
    }
    const values = Object.entries({ token, preview, nonce, content });
    const metas = values.map(([key, value]) => `<meta name="studio-${key}" content="${value}">`).join('');
    const page = await readFile(join(built, 'studio.html'), 'utf8');
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(page.replace('<head>', `<head>${metas}`));
  };
}
