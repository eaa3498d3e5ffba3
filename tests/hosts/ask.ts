import { request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Asks for a path exactly as it is written: `fetch` would tidy it first. */
export function ask(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Asked> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
