/** A line to the other tabs of this site. */
export interface Channel<Message> {
  /** To every other tab; never to oneself. */
  post: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a line under a name. Where the browser has none, nobody is heard and nobody listens. Never throws.
 * @param parse - proves a message's shape, as another tab may run another version of the site. Null refuses it.
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
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
        channel.postMessage(message);
      } catch {
        // Closed in the meantime: there is nobody to tell.
      }
    },
    close: () => channel.close(),
  };
}
