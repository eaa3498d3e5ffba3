/** A message channel to the other tabs of this site. */
export interface Channel<Message> {
  /** Sends to every other tab, never to this one. */
  post: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a channel by name. Without `BroadcastChannel` it does nothing. Never throws.
 * @param parse - validates a message, because another tab may run another version of the site. Null rejects
 * it.
 */
export function openChannel<Message>(
  name: string,
  parse: (value: unknown) => Message | null,
  onMessage: (message: Message) => void,
): Channel<Message> {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    return { post: () => {}, close: () => {} };
  }
  channel.addEventListener('message', ({ data }) => {
    const message = parse(data);
    if (message !== null) onMessage(message);
  });
  return {
    post: (message) => {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is same-origin
        channel.postMessage(message);
      } catch {
        // The channel was closed in the meantime.
      }
    },
    close: () => channel.close(),
  };
}
