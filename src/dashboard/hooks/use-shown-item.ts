import { useState } from 'react';

export interface ShownItemOptions<Item> {
  items: readonly Item[];
  /** The item that the address names. */
  openId: string | null;
  /** The item to begin with. @default the first one */
  first?: Item | null;
  /** Counts the decisions: after one, the first item is shown. @default 0 */
  decisions?: number;
}

/**
 * The item that a screen shows beside its list: the one in the address, or the first one. The first one stays shown
 * while it is listed, so that an item that arrives before it does not replace what the user reads or types in.
 */
export function useShownItem<Item extends { id: string }>({
  items,
  openId,
  first = items[0] ?? null,
  decisions = 0,
}: ShownItemOptions<Item>): Item | null {
  const [begun, setBegun] = useState({ id: '', decisions });
  const withId = (id: string) => items.find((item) => item.id === id);
  const stays = begun.decisions === decisions ? withId(begun.id) : undefined;
  const usual = stays ?? first;
  const shown = (openId === null ? undefined : withId(openId)) ?? usual;
  if (openId === null && usual && usual !== stays) setBegun({ id: usual.id, decisions });
  return shown;
}
