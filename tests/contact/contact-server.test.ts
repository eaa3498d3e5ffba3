import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContactServer, type Mail } from '../../scripts/contact/contact-server';
import { contactChoices } from '@/lib/contact-message';
import { deliverContact } from '@/platform/contact-delivery';
import { listen, stop } from '../server/raw-request';
import { listenForMail } from './mail-server';

const origin = 'https://agency.example';
const message = {
  name: 'Ada Løve',
  email: 'ada@harbour.example',
  message: 'A plan\nof two lines',
  service: 'Advice',
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function endpointThat(send: (mail: Mail) => Promise<unknown>) {
  const server = createContactServer({ send, origin });
  const endpoint = `http://127.0.0.1:${await listen(server)}/`;
  closing.push(() => stop(server));
  return endpoint;
}

/** As a browser on the site posts. */
const post = (endpoint: string, body: unknown, headers: Record<string, string> = { origin }) =>
  fetch(endpoint, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

it('sends what the form delivers over a mail server', async () => {
  const mailServer = await listenForMail();
  closing.push(mailServer.stop);
  const transport = createTransport(mailServer.url);
  const endpoint = await endpointThat((mail) =>
    transport.sendMail({ ...mail, from: 'site@agency.example', to: 'hello@agency.example' }),
  );
  const fromSite: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, origin } });
  expect(await deliverContact(message, endpoint, { fetch: fromSite })).toEqual({ status: 'sent' });
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toContain('From: site@agency.example');
  expect(mailServer.mails[0]).toContain('To: hello@agency.example');
  expect(mailServer.mails[0]).toMatch(/^Reply-To: .*<ada@harbour\.example>$/m);
  expect(mailServer.mails[0]).toContain('About: Advice');
  expect(mailServer.mails[0]).toContain('of two lines');
});

describe('a message', () => {
  it('has the answers to all questions of the form', async () => {
    const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {});
    const answers = contactChoices.map((choice) => [choice, `answer to ${choice}`] as const);
    await post(await endpointThat(send), { id: 'one', ...message, ...Object.fromEntries(answers) });
    for (const [, answer] of answers) expect(send.mock.calls[0]![0].text).toContain(answer);
  });

  it('can be about all services of an estimate', async () => {
    const service = Array.from({ length: 12 }, (_, index) => `A service of number ${index}`).join(', ');
    const endpoint = await endpointThat(async () => {});
    // The form adds the services to the id.
    const about = { ...message, id: `one ${service}`, service };
    expect((await post(endpoint, about)).status).toBe(200);
  });

  it('sends a repeated message once', async () => {
    const send = vi.fn(async () => {});
    const endpoint = await endpointThat(send);
    const answers = await Promise.all([1, 2, 3].map(() => post(endpoint, { id: 'one', ...message })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(send).toHaveBeenCalledOnce();
    await post(endpoint, { id: 'two', ...message });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('accepts a message again after the mail server refused it', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('Mail server down')).mockResolvedValue(null);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const endpoint = await endpointThat(send);
    expect((await post(endpoint, { id: 'one', ...message })).status).toBe(500);
    expect((await post(endpoint, { id: 'one', ...message })).status).toBe(200);
    expect(log).toHaveBeenCalledOnce();
  });

  it('keeps message text out of the mail headers', async () => {
    const send = vi.fn<(mail: Mail) => Promise<void>>(async () => {});
    const endpoint = await endpointThat(send);
    await post(endpoint, { id: 'one', ...message, name: 'Eve\r\nBcc: all@example.com' });
    expect(send.mock.calls[0]![0].subject).toBe('Advice: message from Eve Bcc: all@example.com');
  });
});

describe('everything else', () => {
  const send = vi.fn(async () => {});
  it.each([
    ['no JSON', '{', undefined, 400],
    ['null', 'null', undefined, 400],
    ['a number for a name', { id: 'one', ...message, name: 1 }, undefined, 400],
    ['no id', message, undefined, 400],
    ['an empty id, as that of another message', { id: '', ...message }, undefined, 400],
    ['an id of 1 kB', { id: 'x'.repeat(1000), ...message }, undefined, 400],
    [
      'a line break in a service',
      { id: 'one', ...message, service: 'Advice\r\nBcc: all@example.com' },
      undefined,
      400,
    ],
    ['a budget of 1 kB', { id: 'one', ...message, budget: 'x'.repeat(1000) }, undefined, 400],
    ['an address without @', { id: 'one', ...message, email: 'ada' }, undefined, 400],
    ['a message that is too long', { id: 'one', ...message, message: 'x'.repeat(5001) }, undefined, 400],
    ['more than the form would send', { id: 'one', ...message, message: 'x'.repeat(70_000) }, undefined, 413],
    ['another site', { id: 'one', ...message }, { origin: 'https://other.example' }, 403],
    ['no site', { id: 'one', ...message }, {}, 403],
  ])('is refused: %s', async (_, body, headers, status) => {
    expect((await post(await endpointThat(send), body, headers)).status).toBe(status);
    expect(send).not.toHaveBeenCalled();
  });

  it('is answered: a browser’s question before the post, and a GET', async () => {
    const endpoint = await endpointThat(send);
    const question = await fetch(endpoint, { method: 'OPTIONS', headers: { origin } });
    expect(question.status).toBe(200);
    expect(question.headers.get('access-control-allow-origin')).toBe(origin);
    expect(question.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await fetch(endpoint)).status).toBe(405);
  });
});
