/**
 * `npm run contact:server`: sends the messages of the contact form by mail, over an SMTP server of yours: stories/docs/contact/own-server.mdx says how.
 *   SMTP_URL   such as smtps://user:password@mail.example.com
 *   MAIL_FROM  the sender, an address that the SMTP server may send from
 *   MAIL_TO    who gets the messages. Default: `email` of src/content/brand.yml
 *   PORT       default 4180
 */
import { createTransport } from 'nodemailer';
import { brand } from '../../src/content/brand';
import { requirePort } from '../server/require-port';
import { createContactServer } from './contact-server';

const { SMTP_URL, MAIL_FROM, MAIL_TO = brand.email } = process.env;
if (!SMTP_URL || !MAIL_FROM) {
  console.error(
    'Set SMTP_URL, such as smtps://user:password@mail.example.com, and MAIL_FROM, the sender’s address.',
  );
  process.exit(1);
}

const host = '127.0.0.1';
const port = await requirePort({ standard: 4180, command: 'npm run contact:server', host });
const transport = createTransport(SMTP_URL);
const { origin } = new URL(brand.url);
const send = (mail: object) => transport.sendMail({ ...mail, from: MAIL_FROM, to: MAIL_TO });
createContactServer({ send, origin }).listen(port, host, () => {
  console.log(`Messages that ${origin} posts to http://localhost:${port} go to ${MAIL_TO}.`);
});
