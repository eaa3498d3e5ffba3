import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs a server on a free local port while `run` runs. */
export async function withServer<T>(server: Server, run: (origin: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
