import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { freezeClock } from '@/platform/clock';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { Contact } from '@/sections/contact/contact';
import { contactDraft } from '@/sections/contact/use-contact-draft';
import type { DeliverContact } from '@/platform/contact-delivery';

/** A Wednesday, 10:30 in New York. */
const wednesday = new Date('2026-03-04T15:30:00Z');

const phone = '+1 555 0100';

const meta = {
  component: Contact,
  parameters: { layout: 'fullscreen' },
  args: {
    title: home.contact.title,
    lead: home.contact.lead,
    answer: home.contact.answer,
    budget: ['Under $10,000', 'Above $10,000'],
    start: ['This month', 'Later'],
    brand: { ...brand, phone },
    deliver: fn<DeliverContact>().mockName('deliver'),
  },
  beforeEach: ({ args }) => {
    removeDraft(contactDraft.name);
    (args.deliver as ReturnType<typeof fn<DeliverContact>>).mockResolvedValue({ status: 'not-delivered' });
    return freezeClock(wednesday);
  },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPhone: Story = {
  args: { brand: { ...brand, phone: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email', { selector: 'dt' })).toBeVisible();
    await expect(canvas.queryByText('Phone')).toBeNull();
  },
};

export const WithABookingLink: Story = {
  args: { brand: { ...brand, bookingUrl: 'https://cal.example/undula' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a meeting' })).toHaveAttribute(
      'href',
      'https://cal.example/undula',
    );
  },
};

const answers = (status: 'sent' | 'failed' | 'not-delivered'): Partial<Story> => ({
  beforeEach: ({ args }) => {
    (args.deliver as ReturnType<typeof fn<DeliverContact>>).mockResolvedValue({ status });
  },
});

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    email: canvas.getByRole('textbox', { name: 'Email' }),
    message: canvas.getByRole('textbox', { name: 'Message' }),
    send: canvas.getByRole('button', { name: 'Send message' }),
  };
};

async function fill(canvasElement: HTMLElement) {
  const { name, email, message } = parts(canvasElement);
  await userEvent.type(name, 'Ada Marsh');
  await userEvent.type(email, 'ada@harbour.example');
  await userEvent.type(message, 'A timetable <b>for the sun</b>.');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Get in Touch' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+15550100');
    await expect(await canvas.findByText('Open now')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '4');
  },
};

export const AboutAService: Story = {
  args: { subject: { service: 'Graphic Design', onForget: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Graphic Design')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not about Graphic Design' }));
    await expect(args.subject!.onForget).toHaveBeenCalledOnce();
  },
};

export const ClosedNow: Story = {
  beforeEach: () => freezeClock(new Date('2026-03-08T15:30:00Z')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Closed')).toHaveLength(2));
    await expect(canvas.queryByText('Open now')).toBeNull();
  },
};

export const AsAPage: Story = {
  args: { pageTitle: 'Contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Get in Touch' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Business hours' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Get in Touch with the people who answer letters',
    lead: `${home.contact.lead} `.repeat(3),
    brand: {
      ...brand,
      email: 'everybody-who-answers-letters@a-very-long-name-of-an-agency.example',
      address: {
        ...brand.address,
        street: 'The old customs house at the end of 1200 Harbour Street, second floor',
      },
    },
  },
};

export const EmptyIsStopped: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, name, email, message, send } = parts(canvasElement);
    await userEvent.click(send);
    await expect(name).toHaveFocus();
    // The focus moves before React draws the errors.
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter your name.'));
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await expect(message).toHaveAccessibleDescription('Write a message.');
    await expect(canvas.getByText('3 fields need a change.')).toHaveAttribute('role', 'status');
    await expect(args.deliver).not.toHaveBeenCalled();
    await userEvent.type(name, 'A');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

export const NothingMovesWhereErrorsAppear: Story = {
  play: async ({ canvasElement }) => {
    const { message, send } = parts(canvasElement);
    // Within the story, as the focus may scroll the page.
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const places = () => [message, send].map((each) => topOf(each) - topOf(canvasElement));
    const before = places();
    await userEvent.click(send);
    await expect(message).toHaveAccessibleDescription('Write a message.');
    await expect(places()).toEqual(before);
  },
};

export const WithoutQuestions: Story = {
  args: { budget: undefined, start: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const WrongAddressIsToldOnLeavingTheField: Story = {
  play: async ({ canvasElement }) => {
    const { email } = parts(canvasElement);
    email.focus();
    await userEvent.tab();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email, 'name.company');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Enter a full address, with an @.');
  },
};

export const NotDeliveredIsToldHonestly: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, message, send } = parts(canvasElement);
    await fill(canvasElement);
    await userEvent.click(send);
    const panel = (await canvas.findByText('One step is left: send it by email.')).parentElement;
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(args.deliver).toHaveBeenCalledOnce();
    await expect(args.deliver).toHaveBeenCalledWith(
      {
        id: expect.any(String),
        name: 'Ada Marsh',
        email: 'ada@harbour.example',
        message: 'A timetable <b>for the sun</b>.',
      },
      null,
    );
    const mail = canvas.getByRole('link', { name: 'Open in your email app' });
    await expect(decodeURIComponent(mail.getAttribute('href')!)).toContain('A timetable <b>for the sun</b>.');
    await expect(message).toHaveValue('A timetable <b>for the sun</b>.');
    await userEvent.type(message, ' More.');
    await expect(canvas.queryByText('One step is left: send it by email.')).toBeNull();
  },
};

export const SentWithTheKeyboard: Story = {
  ...answers('sent'),
  play: async ({ args, canvasElement }) => {
    const { canvas, name, email, message, send } = parts(canvasElement);
    name.focus();
    await userEvent.keyboard('Ada');
    await userEvent.tab();
    await userEvent.keyboard('ada@harbour.example');
    await userEvent.tab();
    await userEvent.keyboard('Hello');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Under $10,000' })).toBeChecked();
    // A group of radio buttons is one stop.
    await userEvent.tab();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your message is sent.');
    await expect(canvas.getByText(home.contact.answer)).toBeVisible();
    await expect(args.deliver).toHaveBeenCalledWith(
      {
        id: expect.any(String),
        name: 'Ada',
        email: 'ada@harbour.example',
        message: 'Hello',
        budget: 'Under $10,000',
      },
      null,
    );
    await expect(canvas.getByRole('radio', { name: 'Under $10,000' })).not.toBeChecked();
    for (const field of [name, email, message]) await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('link', { name: 'Open in your email app' })).toBeNull();
  },
};

export const FailureKeepsTheText: Story = {
  ...answers('failed'),
  play: async ({ canvasElement }) => {
    const { canvas, name, send } = parts(canvasElement);
    await fill(canvasElement);
    await userEvent.click(send);
    await canvas.findByText('Your message could not be sent.');
    await expect(name).toHaveValue('Ada Marsh');
    await expect(canvas.getByRole('button', { name: 'Copy text' })).toBeVisible();
  },
};

export const DraftComesBack: Story = {
  beforeEach: () => {
    writeDraft(contactDraft.name, { name: 'Ada', email: 'ada@harbour.example', message: 'Half a' });
  },
  play: async ({ canvasElement }) => {
    const { name, email, message } = parts(canvasElement);
    await waitFor(() => expect(name).toHaveValue('Ada'));
    await expect(email).toHaveValue('ada@harbour.example');
    await expect(message).toHaveValue('Half a');
  },
};
