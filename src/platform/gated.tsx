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
import { documentFlags } from './document-flags';
import { firstInput } from './first-input';
import { controlOf, takePress } from './held-press';

/** How far below or above the viewport a section's code is fetched, in px. At 600 the next section would load at once. */
const nearby = 200;

/** The path that this document was prerendered for. */
const documentPath = typeof location === 'undefined' ? '' : location.pathname;

let hydrating = typeof document !== 'undefined' && documentFlags().prerendered !== undefined;

/** Called when the visitor leaves for another page: its sections are not in the document and wait for nothing. */
export function endHydration() {
  hydrating = false;
}

const openers = ['focusin', 'pointerover', 'touchstart'] as const;

export interface GateOptions {
  /** `near`: when it comes near the viewport. `input`: at the first sign of the visitor, for what only they can set off. @default 'near' */
  opensOn?: 'near' | 'input';
  /** A parameter by which an address asks for the section: it opens at once. */
  asked?: string;
  /** For what moves by itself: opens the gate when the time has come. @returns what cancels it */
  wake?: (open: () => void) => () => void;
}

export type GatedSection<P extends object> = ComponentType<P> & {
  /** Resolves when the section can be drawn at once: on a prerendered page it is there already, on any other its code is fetched. */
  ready: () => Promise<void>;
};

/**
 * A section whose HTML is there from the start and whose code comes when it is nearly in view, or is focused, touched or
 * the target of the address's fragment. A click in it before that, also on a submit button, is held, and done once it is live.
 *
 * The promise behind `lazy` is held back, so React leaves the prerendered HTML alone until the gate opens. It would
 * throw that HTML away if the section's props changed in a synchronous update meanwhile: hence `memo`, and callers hand
 * in values that do not change or that come through `useDeferredValue`.
 */
export function gated<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { opensOn = 'near', asked, wake }: GateOptions = {},
): GatedSection<P> {
  let loaded: ComponentType<P> | null = null;
  const fetchCode = async () => (loaded = await load());

  function Gated(props: P) {
    const root = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(fetchCode, loaded));
    const { Section } = gate;
    // New props mean another page or state: React waits for the code to show them, so it must not wait for the visitor.
    const [firstProps] = useState(props);
    if (props !== firstProps && !gate.isOpen()) gate.open(() => {});

    useEffect(() => {
      const element = root.current;
      if (!element || gate.isOpen()) return;
      let held: HTMLElement | null = null;
      const open = () =>
        gate.open(() => {
          stop();
          held?.click();
        });
      const openIfInside = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) open();
      };
      const hold = (event: Event) => {
        const pressed = controlOf(event);
        if (!pressed || !element.contains(pressed)) return;
        event.preventDefault();
        event.stopPropagation();
        held = pressed;
        open();
      };
      const openForFragment = () => {
        const target = document.getElementById(decodeFragment(location.hash));
        if (target && element.contains(target)) open();
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
        rootMargin: `${nearby}px`,
      });
      if (opensOn === 'input') void firstInput.then(open);
      else observer.observe(element);
      const callOff = wake?.(open);
      // On the document, in the capture phase: React's root stops the events of what it has not taken over yet.
      const stop = () => {
        observer.disconnect();
        callOff?.();
        for (const type of openers) document.removeEventListener(type, openIfInside, true);
        document.removeEventListener('click', hold, true);
        window.removeEventListener('hashchange', openForFragment);
      };
      for (const type of openers)
        document.addEventListener(type, openIfInside, { capture: true, passive: true });
      document.addEventListener('click', hold, true);
      window.addEventListener('hashchange', openForFragment);
      openForFragment();
      held = takePress(element);
      if (held) open();
      if (asked && new URLSearchParams(location.search).has(asked)) open();
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
  const Section = memo(Gated) as unknown as ComponentType<P>;
  return Object.assign(Section, {
    ready: async () => {
      if (!hydrating) await fetchCode();
    },
  });
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

interface Gate<P extends object> {
  Section: ComponentType<P> | LazyExoticComponent<ComponentType<P>>;
  open: (onLive: () => void) => void;
  isOpen: () => boolean;
}

function createGate<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loaded: ComponentType<P> | null,
): Gate<P> {
  const waits = hydrating;
  // Drawn at once: a page that Back leads to must have its height before it is scrolled.
  if (loaded && !waits) return { Section: loaded, open: () => {}, isOpen: () => true };
  let opened = !waits;
  let onLive = () => {};
  let release = () => {};
  const opening = () => (opened ? Promise.resolve() : new Promise<void>((resolve) => (release = resolve)));

  /** Where the code cannot be had, prerendered HTML stays as it is, and the next sign of interest tries again. A link leads on by its document. */
  async function loadOnceOpen(): Promise<ComponentType<P>> {
    await opening();
    try {
      return await load();
    } catch (error) {
      if (!waits) throw error;
      // Another page is wanted, and React would hold it back for as long as this section is not there: its document has it.
      if (location.pathname !== documentPath) location.reload();
      opened = false;
      return loadOnceOpen();
    }
  }

  const Section = lazy(async () => {
    const Inner = await loadOnceOpen();
    function Live(props: P) {
      useEffect(() => {
        onLive();
        onLive = () => {};
      }, []);
      return <Inner {...props} />;
    }
    return { default: Live as ComponentType<P> };
  });

  return {
    Section,
    open: (callback) => {
      onLive = callback;
      opened = true;
      release();
    },
    isOpen: () => opened,
  };
}
