import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft } from '@/platform/drafts';
import { ContactForm } from '@/sections/contact/contact-form';
import { contactDraft } from '@/sections/contact/use-contact-draft';
import type { DeliverContact } from '@/platform/contact-delivery';
import { stubMedia } from '../stubs';

const deliver = vi.fn<DeliverContact>();
const form = (
  <StrictMode>
    <h2 id="title">Get in Touch</h2>
    <ContactForm
      email="hello@undula.example"
      endpoint={null}
      deliver={deliver}
      labelledBy="title"
      answer="Noor answers within one working day."
      choices={{ budget: ['Under $10,000', 'Above $10,000'] }}
    />
  </StrictMode>
);
const aboutConsulting = (
  <ContactForm
    email="hello@undula.example"
    endpoint={null}
    deliver={deliver}
    labelledBy="title"
    answer="Noor answers."
    subject={{ service: 'Consulting', onForget: () => {} }}
  />
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const stored = () => readDraft(contactDraft.name, (value) => value);
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

let root: Root | undefined;
beforeEach(() => {
  window.localStorage.clear();
  removeDraft(contactDraft.name);
  deliver.mockReset().mockResolvedValue({ status: 'not-delivered' });
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function firstHtml() {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(form);
  return host;
}

describe('the first HTML', () => {
  it('holds the whole form, checked by the browser, with nowhere to send to and nothing to put into an address', () => {
    const element = firstHtml().querySelector('form')!;
    expect(element.getAttribute('method')).toBe('dialog');
    expect(element.hasAttribute('action')).toBe(false);
    expect(element.noValidate).toBe(false);
    expect(element.checkValidity()).toBe(false);
    expect(element.querySelector('noscript')?.textContent).toContain('hello@undula.example');
    expect(element.innerHTML).not.toContain('style=');
  });

  it('keeps what was typed before the page came alive, above a stored draft', async () => {
    window.localStorage.setItem(
      contactDraft.formerKey,
      JSON.stringify({ name: 'Old', email: 'old@x.yz', message: 'Old text' }),
    );
    const host = firstHtml();
    const early = host.querySelector<HTMLInputElement>('[name="name"]')!;
    early.value = 'Ada';
    const errors = vi.fn();
    root = await act(async () => hydrateRoot(host, form, { onRecoverableError: errors }));
    expect(errors).not.toHaveBeenCalled();
    expect(host.querySelector('[name="name"]')).toBe(early);
    expect(box('Name').value).toBe('Ada');
    expect(box('Email').value).toBe('old@x.yz');
    expect(box('Message').value).toBe('Old text');
    expect(host.querySelector('form')!.noValidate).toBe(true);
  });

  it('stores what was typed before the page came alive without waiting for another key', async () => {
    const host = firstHtml();
    host.querySelector<HTMLTextAreaElement>('[name="message"]')!.value = 'Typed early';
    root = await act(async () => hydrateRoot(host, form));
    await waitFor(() => expect(stored()).toMatchObject({ message: 'Typed early' }));
  });
});

describe('the draft', () => {
  it('is kept a moment after typing, comes back, and goes when everything is emptied', async () => {
    const { unmount } = render(form);
    await userEvent.type(box('Message'), 'Half a');
    expect(stored()).toBeNull();
    await waitFor(() => expect(stored()).toEqual({ name: '', email: '', message: 'Half a' }));
    unmount();
    render(form);
    await waitFor(() => expect(box('Message').value).toBe('Half a'));
    await userEvent.clear(box('Message'));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('holds the chosen answer, and brings it back', async () => {
    const { unmount } = render(form);
    await userEvent.click(screen.getByRole('radio', { name: 'Above $10,000' }));
    unmount();
    expect(stored()).toEqual({ name: '', email: '', message: '', budget: 'Above $10,000' });
    render(form);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Above $10,000' })).toBeChecked());
  });

  it('is kept at once when the page is left', async () => {
    render(form);
    await userEvent.type(box('Name'), 'Ada');
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toMatchObject({ name: 'Ada' });
  });

  it('is kept when the section goes within the pause', async () => {
    const { unmount } = render(form);
    await userEvent.type(box('Name'), 'Ada');
    unmount();
    expect(stored()).toMatchObject({ name: 'Ada' });
  });

  it.each(['{', '[]', '"text"', '{"name":1,"email":"","message":""}', '{"name":"a"}'])(
    'is ignored when it reads %s',
    (broken) => {
      window.localStorage.setItem(contactDraft.formerKey, broken);
      render(form);
      expect(box('Name').value).toBe('');
      expect(box('Message').value).toBe('');
    },
  );

  it('is missed by nobody where storage throws', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    render(form);
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('Email'), 'ada@harbour.example');
    await userEvent.type(box('Message'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('One step is left: send it by email.')).toBeInTheDocument();
  });
});

async function fillAndSend() {
  await userEvent.type(box('Name'), ' Ada ');
  await userEvent.type(box('Email'), 'ada@harbour.example');
  await userEvent.type(box('Message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

describe('submitting', () => {
  it('hands the cleaned message over once, however often the button is pressed', async () => {
    let answer: (delivery: { status: 'sent' }) => void = () => {};
    deliver.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(form);
    await fillAndSend();
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalledWith(
      { id: expect.any(String), name: 'Ada', email: 'ada@harbour.example', message: 'Hello' },
      null,
    );
    await act(async () => answer({ status: 'sent' }));
    expect(screen.getByText('Your message is sent.')).toBeInTheDocument();
  });

  it('keeps what is written while it is sent', async () => {
    let answer: (delivery: { status: 'sent' }) => void = () => {};
    deliver.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    render(form);
    await fillAndSend();
    await userEvent.type(box('Message'), ', and more');
    await act(async () => answer({ status: 'sent' }));
    expect(box('Message').value).toBe('Hello, and more');
  });

  it('removes the draft of a message that is sent after the form was left', async () => {
    let answer: (delivery: { status: 'sent' }) => void = () => {};
    deliver.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { unmount } = render(form);
    await fillAndSend();
    unmount();
    expect(stored()).toMatchObject({ message: 'Hello' });
    await act(async () => answer({ status: 'sent' }));
    expect(stored()).toBeNull();
  });

  it('keeps the draft of another message that was typed while the first was sent', async () => {
    let answer: (delivery: { status: 'sent' }) => void = () => {};
    deliver.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { unmount } = render(form);
    await fillAndSend();
    unmount();
    const second = render(form);
    await waitFor(() => expect(box('Message').value).toBe('Hello'));
    await userEvent.type(box('Message'), ', and more');
    second.unmount();
    await act(async () => answer({ status: 'sent' }));
    expect(stored()).toMatchObject({ message: 'Hello, and more' });
  });

  it('sends an unchanged message with the same id again, also from a new form, and a changed one with a new id', async () => {
    deliver.mockResolvedValue({ status: 'failed' });
    const { unmount } = render(form);
    await fillAndSend();
    await screen.findByText('Your message could not be sent.');
    unmount();
    render(form);
    await waitFor(() => expect(box('Message').value).toBe('Hello'));
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await send();
    await screen.findByText('Your message could not be sent.');
    await userEvent.type(box('Message'), '!');
    await send();
    await screen.findByText('Your message could not be sent.');
    const ids = deliver.mock.calls.map(([{ id }]) => id);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('takes the focus to the first field when it is about no service any more', async () => {
    render(aboutConsulting);
    await userEvent.click(screen.getByRole('button', { name: 'Not about Consulting' }));
    expect(box('Name')).toHaveFocus();
  });

  it('says which service the message is about', async () => {
    render(aboutConsulting);
    await fillAndSend();
    expect(deliver.mock.calls[0]![0]).toMatchObject({ service: 'Consulting' });
    const mail = await screen.findByRole('link', { name: 'Open in your email app' });
    expect(mail.getAttribute('href')).toContain(
      'subject=Consulting%3A%20message%20from%20Ada&body=About%3A%20Consulting',
    );
  });

  it('posts nothing for a program that fills the field which nobody sees', async () => {
    const { container } = render(
      <ContactForm
        email="hello@undula.example"
        endpoint="https://forms.undula.example"
        deliver={deliver}
        labelledBy="title"
        answer="Noor answers."
      />,
    );
    const trap = container.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(screen.queryByRole('textbox', { name: /empty/ })).toBeNull();
    trap.value = 'https://spam.example';
    await fillAndSend();
    expect(deliver).not.toHaveBeenCalled();
    expect(await screen.findByText('Your message could not be sent.')).toBeInTheDocument();
    expect(box('Message').value).toBe('Hello');
  });

  it('clears the fields and the draft when it is sent', async () => {
    deliver.mockResolvedValue({ status: 'sent' });
    render(form);
    await fillAndSend();
    await screen.findByText('Your message is sent.');
    // Longer than the pause after which a draft is saved.
    await wait(350);
    expect(box('Message').value).toBe('');
    expect(stored()).toBeNull();
  });

  it('keeps the text and can send it again where the delivery breaks', async () => {
    deliver.mockRejectedValue(new TypeError('crypto.randomUUID is not a function'));
    render(form);
    await fillAndSend();
    await screen.findByRole('link', { name: 'Open in your email app' });
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(box('Message').value).toBe('Hello');
  });

  it.each(['not-delivered', 'failed'] as const)(
    'keeps the text and moves the focus to the words when it is %s',
    async (status) => {
      deliver.mockResolvedValue({ status });
      render(form);
      await fillAndSend();
      const mail = await screen.findByRole('link', { name: 'Open in your email app' });
      expect(mail.getAttribute('href')).toMatch(/^mailto:hello@undula\.example\?subject=/);
      expect(box('Message').value).toBe('Hello');
      expect(document.activeElement).toContainElement(mail);
    },
  );

  it('says whether the text was copied', async () => {
    const user = userEvent.setup();
    render(form);
    await fillAndSend();
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByRole('button', { name: 'Text copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Hello\n\nAda\nada@harbour.example');
  });

  it('says so when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    render(form);
    await fillAndSend();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument();
    expect(screen.queryByText('Text copied')).toBeNull();
  });

  it('says nothing about a field that is left for the send button until the submit does, which glides to the first one', async () => {
    const glide = vi.fn();
    Element.prototype.scrollIntoView = glide;
    stubMedia(false);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    render(form);
    await userEvent.type(box('Email'), 'name.company');
    const send = screen.getByRole('button', { name: 'Send message' });
    fireEvent.blur(box('Email'), { relatedTarget: send });
    expect(box('Email')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(send);
    expect(box('Email')).toHaveAccessibleDescription('Enter a full address, with an @.');
    expect(box('Name')).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(glide.mock.contexts).toEqual([box('Name')]);
    expect(glide).toHaveBeenCalledWith({ block: 'nearest', behavior: 'smooth' });
    expect(deliver).not.toHaveBeenCalled();
  });
});
