import { createServer } from 'node:net';

/** Explains why a port cannot be used, or returns null. */
const faultOf = (port: number, host: string | undefined) =>
  new Promise<string | null>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('is taken');
      else if (error.code === 'EACCES') resolve('needs administrator rights');
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

/** Distances from a development server's port to those of its hot updates: away from the ports of the Studio and its preview. */
export const hotOffsets = [100, 101] as const;

interface RequiredPort {
  /** Used without `PORT` in the environment. */
  standard: number;
  /** The command that somebody repeats with another port. */
  command: string;
  /** @default all addresses of this computer */
  host?: string;
  /** Distances from the port to all that the command listens at. @default only the port */
  offsets?: readonly number[];
}

/** Explains why `PORT` is no port, or returns null. */
export function portMistake(PORT: string | undefined, offsets: readonly number[] = [0]): string | null {
  const port = Number(PORT);
  const highest = 65_535 - Math.max(...offsets);
  // 0 is any free port, which several in a row cannot be.
  const lowest = offsets.length === 1 ? 0 : 1;
  if (PORT === undefined || (PORT !== '' && Number.isInteger(port) && port >= lowest && port <= highest))
    return null;
  return `PORT is "${PORT}": give a whole number from ${lowest} to ${highest}.`;
}

/**
 * The port of a command that serves, from `PORT`. Asked for before anything is built or cleared, as another process may use those
 * files. Ends this process with a message if `PORT` is no port or is taken.
 */
export async function requirePort({ standard, command, host, offsets = [0] }: RequiredPort): Promise<number> {
  const { PORT } = process.env;
  const port = PORT === undefined ? standard : Number(PORT);
  const stop = (message: string): never => {
    console.error(message);
    return process.exit(1);
  };
  const mistake = portMistake(PORT, offsets);
  if (mistake !== null) return stop(mistake);
  for (const offset of offsets) {
    const fault = await faultOf(port + offset, host);
    if (fault === null) continue;
    const other = Math.max(port + Math.max(...offsets) + 1, 1024);
    return stop(`Port ${port + offset} ${fault}. Choose another: PORT=${other} ${command}`);
  }
  return port;
}
