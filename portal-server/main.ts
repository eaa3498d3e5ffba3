/**
 * `npm run portal:server`: the server of a shared portal, with a database of its own for development.
 *   -- --admin ada@agency.example   adds an admin, or gives one a new password, and prints it
 *   -- --no-admin ada@agency.example   makes an admin a suspended employee, who is signed out
 *   -- --end        ends after that, for servers that run already on the same database
 *   PORT            port of the server. Default: 4190
 *   PORTAL_DATA     folder of the data. Default: portal-server/data
 *   DATABASE_URL    address of a PostgreSQL database, instead of the one in the folder
 *   DATABASE_PORT   port of the one in the folder. Default: 54190
 *   MASTER_KEY      secret of at least 32 characters. Default: one in the folder
 *   SITE_ORIGIN     origins of the site, with commas. Default: the brand’s and this computer’s
 *   REDIS_URL       address of Redis, from the second server on
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '@/content/brand';
import { stopSignals } from '../scripts/server/stop-signals';
import { addAdmin, endAdmin, hasAccounts } from './accounts';
import { isOpen, isRoot, startPostgres, type Postgres } from './postgres';

const { values } = parseArgs({
  options: {
    admin: { type: 'string' },
    'no-admin': { type: 'string' },
    end: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(
    readFileSync(import.meta.filename, 'utf8')
      .split('*/')[0]!
      .replaceAll(/^(\/\*\*| \*) ?/gm, ''),
  );
  process.exit(0);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { env } = process;
const ports = [env.PORT ?? '4190', env.DATABASE_PORT ?? '54190'].map(Number) as [number, number];
if (!ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
  stop('PORT and DATABASE_PORT are whole numbers from 1 to 65535.');
if (values.admin !== undefined && !/^[^\s@]+@[^\s@]+$/.test(values.admin))
  stop('Give an email address: npm run portal:server -- --admin ada@agency.example');

/** A folder inside the project, or where its user cannot enter that, a system folder. */
function dataFolder(): string {
  if (env.PORTAL_DATA) return resolve(env.PORTAL_DATA);
  const inside = join(import.meta.dirname, 'data');
  return isOpen(import.meta.dirname) ? inside : '/var/lib/undula-portal';
}

const data = dataFolder();
mkdirSync(data, { recursive: true });
// The database's own user goes through it.
if (isRoot) chmodSync(data, 0o711);
if (!env.DATABASE_URL && !isOpen(data))
  stop(
    `PostgreSQL does not run as root, and other users cannot enter ${data}. Set PORTAL_DATA to another folder.`,
  );

/** A secret in the folder, made at the first start. */
function masterKey(): string {
  const file = join(data, 'master-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

const key = env.MASTER_KEY ?? masterKey();
if (key.length < 32) stop('MASTER_KEY needs at least 32 characters.');

const [port, databasePort] = ports;
const origins = env.SITE_ORIGIN?.split(',').map((origin) => origin.trim()) ?? [
  new URL(brand.url).origin,
  'http://localhost:4173',
  'http://127.0.0.1:4173',
];

const notAnOrigin = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
if (notAnOrigin !== undefined)
  stop(`SITE_ORIGIN has “${notAnOrigin}”, which is no origin. Write https://agency.example, without a path.`);

// The engine opens its log when it is imported, before it has options. Where a disk is full, writing to that file would end the
// process. What goes wrong is printed instead (`commit.ts`).
env.PARSE_SERVER_LOGS_FOLDER = 'null';
const { startEngine } = await import('./engine');

let postgres: Postgres | null = null;
let ending = false;
try {
  postgres = env.DATABASE_URL ? null : await startPostgres({ data, port: databasePort });
  const engine = await startEngine({
    databaseUrl: postgres?.url ?? env.DATABASE_URL!,
    port,
    masterKey: key,
    origins,
    redisUrl: env.REDIS_URL,
  });
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await engine.stop();
    await postgres?.stop();
    process.exit(code);
  };
  for (const signal of stopSignals) process.on(signal, () => void end(0));
  postgres?.onEnd(({ isDiskFull }) => {
    if (ending) return;
    const [because, first] = isDiskFull
      ? [' because its disk is full', 'Make room on the disk, then start']
      : ['', 'Start'];
    stop(`The database stopped${because}, so the server stops too. ${first} it again.`);
  });
  if (values['no-admin']) {
    await endAdmin(engine.pool, values['no-admin']);
    console.log(`${values['no-admin']} is no admin any more, and is signed out.`);
  }
  if (values.admin) {
    const { password, validUntil } = await addAdmin(engine.pool, values.admin);
    console.log(`The password of ${values.admin}, shown only now: ${password}`);
    console.log(`It is for the first sign-in, until ${validUntil.slice(0, 10)}: then choose your own.`);
  } else if (!(await hasAccounts(engine.pool)))
    console.log('Nobody can sign in yet. Stop the server and start it again with --admin you@agency.example');
  if (values.end) await end(0);
  console.log(`The portal’s server is at http://127.0.0.1:${port}/parse. Its data is in ${data}`);
} catch (error) {
  ending = true;
  await postgres?.stop();
  const { code, message } = error as NodeJS.ErrnoException;
  stop(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run portal:server`
      : message,
  );
}
