import { Fragment, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import * as words from '@generated/yaml/words/messages';
import { cx } from '@/lib/cx';
import type { Countdown } from '@/motion/use-countdown';
import { useTabVisible } from '@/motion/use-tab-visible';
import { followLayers, openLayers } from '../modal/open-layer';
import { Toast, toastTime, type ToastMessage, type ToastTone } from './toast';
import * as s from './toast-region.module.scss';

export interface QueuedToast extends ToastMessage {
  id: string;
}

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** Oldest first. */
  toasts: readonly QueuedToast[];
  onDismiss: (toast: { id: string }) => void;
}

/** Maximum number of visible toasts. The others wait, and their time does not run. */
const maxToasts = 3;

const tones = [
  { tone: 'ok', role: 'status', live: 'polite' },
  { tone: 'attention', role: 'alert', live: 'assertive' },
] as const satisfies readonly { tone: ToastTone; role: string; live: string }[];

/** The element of a layer that holds its toasts: in a dialog it is above the actions, which a toast must not cover. */
const hostOf = (layer: HTMLElement) => layer.querySelector(':scope > * > * > [data-toasts]') ?? layer;

/**
 * Shows toasts at the bottom left, each inside the modal layer that was topmost when it appeared: everything outside a modal
 * dialog is inert. When that layer closes, the toast goes to the next one with its remaining time. The page and each open layer have a region of their
 * own from the start, because screen readers ignore a live region inserted together with its text.
 */
export function ToastRegion({ toasts, 'aria-label': label = words.label, ...rest }: ToastRegionProps) {
  const layers = useSyncExternalStore(followLayers, openLayers, openLayers);
  const [places] = useState(() => new Map<string, HTMLElement | null>());
  const [countdowns] = useState(() => new Map<string, Countdown>());
  const top = layers.at(-1) ?? null;
  // A place is a dialog, which would stay in memory with all that was in it.
  for (const id of places.keys())
    if (toasts.every((toast) => toast.id !== id)) {
      places.delete(id);
      countdowns.delete(id);
    }
  for (const { id } of toasts) {
    if (!countdowns.has(id)) countdowns.set(id, { left: toastTime });
    const place = places.get(id);
    if (place === undefined || (place && !layers.includes(place))) places.set(id, top);
  }
  return [null, ...layers].map((layer, index) => {
    const own = toasts.filter(({ id }) => places.get(id) === layer);
    const isNamed = layer === top || own.length > 0;
    const region = (
      <Region
        {...rest}
        toasts={own}
        countdowns={countdowns}
        inPage={!layer}
        aria-label={isNamed ? label : undefined}
      />
    );
    return layer ? (
      createPortal(region, hostOf(layer), String(index))
    ) : (
      <Fragment key="page">{region}</Fragment>
    );
  });
}

interface RegionProps extends ToastRegionProps {
  /** By the ids of toasts. */
  countdowns: ReadonlyMap<string, Countdown>;
  /** In a layer the live regions have no role: `status` and `alert` there are the layer's own. */
  inPage: boolean;
}

/**
 * The toasts of one layer. Confirmations are polite, failures are assertive. Time pauses while the pointer or focus is
 * inside, or the tab is hidden.
 */
function Region({ toasts, countdowns, onDismiss, inPage, className, ...rest }: RegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useTabVisible();
  const shown = toasts.slice(0, maxToasts);

  // The removal of the last toast fires neither `pointerleave` nor `blur`.
  if (shown.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  return (
    <section
      className={cx(s.root, className)}
      data-layer={inPage ? undefined : ''}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      {...rest}
    >
      {tones.map(({ tone, role, live }) => (
        <div
          key={tone}
          {...(inPage ? { role } : { 'aria-live': live })}
          aria-atomic="false"
          className={s.live}
        >
          {shown
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Toast
                key={toast.id}
                {...toast}
                countdown={countdowns.get(toast.id)!}
                paused={pointed || focused || !visible}
                onDismiss={onDismiss}
              />
            ))}
        </div>
      ))}
    </section>
  );
}
