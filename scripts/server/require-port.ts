import { createServer } from 'node:net';

const isFree = (port: number, host: string | undefined) =>
  new Promise<boolean>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
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

/**
 * The port of a command that serves, from `PORT`. Asked for before anything is built or cleared, as another process may use those
 * files. Ends this process with a message if `PORT` is no port or is taken.
 */
export async function requirePort({ standard, command, host, offsets = [0] }: RequiredPort): Promise<number> {
  const { PORT } = process.env;
  const port = PORT === undefined ? standard : Number(PORT);
  const highest = 65_535 - Math.max(...offsets);
  const stop = (message: string): never => {
    console.error(message);
    return process.exit(1);
  };
  if (PORT === '' || !Number.isInteger(port) || port < 0 || port > highest)
    return stop(`PORT is "${PORT}": give a whole number from 0 to ${highest}.`);
  for (const offset of offsets)
    if (!(await isFree(port + offset, host)))
      return stop(
        `Port ${port + offset} is taken. Choose another: PORT=${port + Math.max(...offsets) + 1} ${command}`,
      );
  return port;
}
