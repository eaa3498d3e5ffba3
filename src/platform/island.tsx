import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { onceUnlessFailed, type Once } from '@/lib/once-unless-failed';
import { documentFlags } from './document-flags';
import { firstInput } from './first-input';
import { controlOf, takePress } from './held-press';

/** Distance from the viewport at which a section loads, in px. At 600 the next one would load at once. */
const nearby = 200;

/** The path for which this document was prerendered. */
const documentPath = typeof location === 'undefined' ? '' : location.pathname;

let hydrating = typeof document !== 'undefined' && documentFlags().prerendered !== undefined;

/** Called on navigation to another page: its sections are not in the document, so they load at once. */
export function endHydration() {
  hydrating = false;
}

const openers = ['focusin', 'pointerover', 'touchstart'] as const;

export interface IslandOptions {
  /**
   * `near`: loads near the viewport. `input`: loads at the first input, for effects that only the user can
   * trigger.
   * @default 'near'
   */
  opensOn?: 'near' | 'input';
  /** A query parameter whose presence opens the gate at once. */
  asked?: string;
  /** Opens the gate of a section that moves by itself. @returns a function that cancels it. */
  wake?: (open: () => void) => () => void;
}

export type Island<P extends object> = ComponentType<P> & {
  /** Resolves when the section can render at once: its HTML is prerendered, or else its code has loaded. */
  ready: () => Promise<void>;
};

/**
 * A prerendered section whose code loads late: when it is nearly in view, focused, touched or the target of
 * the URL's fragment. An earlier click in it, also on a submit button, is held and replayed after hydration.
 *
 * The promise behind `lazy` is delayed, so React leaves the prerendered HTML unchanged until the gate opens.
 * A synchronous update of the props would discard that HTML. Therefore the section is a `memo`, and callers
 * must pass stable values or values from `useDeferredValue`.
 */
export function island<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { opensOn = 'near', asked, wake }: IslandOptions = {},
): Island<P> {
  const code = onceUnlessFailed(load);

  function Island(props: P) {
    const root = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(code));
    const { Section } = gate;
    // New props mean another page or state: React waits for the code, so the gate opens without an input.
    const [firstProps] = useState(props);
    if (props !== firstProps) gate.open();

    useEffect(() => {
      const element = root.current;
      if (!element || gate.isOpen()) return;
      let held: HTMLElement | null = null;
      const openIfInside = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) gate.open();
      };
      const hold = (event: Event) => {
        const pressed = controlOf(event);
        if (!pressed || !element.contains(pressed)) return;
        event.preventDefault();
        event.stopPropagation();
        held = pressed;
        gate.open();
      };
      const openForFragment = () => {
        const target = document.getElementById(location.hash.slice(1));
        if (target && element.contains(target)) gate.open();
      };
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
        { rootMargin: `${nearby}px` },
      );
      if (opensOn === 'input') void firstInput.then(gate.open);
      else observer.observe(element);
      const cancelWake = wake?.(gate.open);
      // Capture phase on the document: React's root stops events on parts that are not hydrated yet.
      const stopper = new AbortController();
      const options = { capture: true, signal: stopper.signal };
      const stop = () => {
        observer.disconnect();
        cancelWake?.();
        stopper.abort();
      };
      for (const type of openers)
        document.addEventListener(type, openIfInside, { ...options, passive: true });
      document.addEventListener('click', hold, options);
      window.addEventListener('hashchange', openForFragment, options);
      openForFragment();
      held = takePress(element);
      if (held) gate.open();
      if (asked && new URLSearchParams(location.search).has(asked)) gate.open();
      gate.whenLive(() => {
        stop();
        held?.click();
      });
      return stop;
    }, [gate]);

    return (
      <div ref={root}>
        <Suspense fallback={null}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }
  const Section = memo(Island) as unknown as ComponentType<P>;
  return Object.assign(Section, {
    ready: async () => {
      // Importing it again takes a moment, in which React would show an empty page.
      if (!hydrating && !code.loaded) await code();
    },
  });
}

interface Gate<P extends object> {
  Section: ComponentType<P> | LazyExoticComponent<ComponentType<P>>;
  open: () => void;
  /** Calls back once the section answers. */
  whenLive: (callback: () => void) => void;
  isOpen: () => boolean;
}

function createGate<P extends object>(code: Once<ComponentType<P>>): Gate<P> {
  const waits = hydrating;
  let opened = !waits;
  let onLive = () => {};
  let release = () => {};

  /** After a failed load the prerendered HTML stays, and the next trigger retries. Links still work. */
  async function loadOnceOpen(): Promise<ComponentType<P>> {
    if (!opened) await new Promise<void>((resolve) => (release = resolve));
    try {
      return await code();
    } catch (error) {
      if (!waits) throw error;
      // React would delay the navigation until this section has loaded: a reload of the new URL avoids that.
      if (location.pathname !== documentPath) location.reload();
      opened = false;
      return loadOnceOpen();
    }
  }

  const loadLive = async () => {
    const Inner = await loadOnceOpen();
    function Live(props: P) {
      useEffect(() => {
        onLive();
        onLive = () => {};
      }, []);
      return <Inner {...props} />;
    }
    return { default: Live as ComponentType<P> };
  };

  return {
    // Rendered at once: a page restored by Back must have its full height before the scroll is restored.
    Section: (!waits && code.loaded) || lazy(loadLive),
    open: () => {
      opened = true;
      release();
    },
    whenLive: (callback) => void (onLive = callback),
    isOpen: () => opened,
  };
}
