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

/** How far below or above the viewport a section's code is fetched, in px. At 600 the next section would load at once. */
const nearby = 200;

let hydrating = typeof document !== 'undefined' && document.documentElement.hasAttribute('data-prerendered');

/** Called once the prerendered page is taken over: sections of pages reached later wait for nothing. */
export function endHydration() {
  hydrating = false;
}

/** What a visitor did to a section before its code was there. */
type HeldAct = { kind: 'click'; target: HTMLElement } | { kind: 'submit'; form: HTMLFormElement };

function actOf(event: Event): HeldAct | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target) return null;
  if (event.type === 'submit')
    return target instanceof HTMLFormElement ? { kind: 'submit', form: target } : null;
  // A link works without us; only what needs code is held.
  const button = target.closest('button');
  if (!button || target.closest('a[href]') || button.type === 'submit') return null;
  return { kind: 'click', target: button };
}

function replay(act: HeldAct) {
  if (act.kind === 'submit') act.form.requestSubmit();
  else act.target.click();
}

const openers = ['focusin', 'pointerover', 'touchstart'] as const;
const acts = ['click', 'submit'] as const;

/**
 * A section whose HTML is there from the start and whose code comes when it is nearly in view, or is focused, touched or
 * the target of the address's fragment. A click or submit on it before that is held, and done once it is live.
 *
 * The promise behind `lazy` is held back, so React leaves the prerendered HTML alone until the gate opens. It would
 * throw that HTML away if the section's props changed in a synchronous update meanwhile: hence `memo`, and callers hand
 * in values that do not change or that come through `useDeferredValue`.
 */
export function gated<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  function Gated(props: P) {
    const root = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(load));
    const { Section } = gate;

    useEffect(() => {
      const element = root.current;
      if (!element || gate.isOpen()) return;
      let held: HeldAct | null = null;
      const open = () => gate.open(() => held && replay(held));
      const hold = (event: Event) => {
        if (gate.isLive()) return;
        const act = actOf(event);
        if (!act) return;
        event.preventDefault();
        event.stopPropagation();
        held = act;
        open();
      };
      const openForFragment = () => {
        const id = decodeFragment(location.hash);
        if (id && (element.querySelector(`#${CSS.escape(id)}`) ?? null)) open();
      };
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
        rootMargin: `${nearby}px`,
      });
      observer.observe(element);
      for (const type of openers) element.addEventListener(type, open, { passive: true });
      for (const type of acts) element.addEventListener(type, hold, true);
      window.addEventListener('hashchange', openForFragment);
      openForFragment();
      return () => {
        observer.disconnect();
        for (const type of openers) element.removeEventListener(type, open);
        for (const type of acts) element.removeEventListener(type, hold, true);
        window.removeEventListener('hashchange', openForFragment);
      };
    }, [gate]);

    return (
      <div ref={root}>
        <Suspense fallback={null}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }
  return memo(Gated) as unknown as ComponentType<P>;
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

interface Gate<P extends object> {
  Section: LazyExoticComponent<ComponentType<P>>;
  open: (onLive: () => void) => void;
  isOpen: () => boolean;
  isLive: () => boolean;
}

function createGate<P extends object>(load: () => Promise<ComponentType<P>>): Gate<P> {
  let state: 'closed' | 'open' | 'live' = hydrating ? 'closed' : 'open';
  let release = () => {};
  let onLive = () => {};
  const opened = state === 'open' ? Promise.resolve() : new Promise<void>((resolve) => (release = resolve));

  const Section = lazy(async () => {
    await opened;
    const Inner = await load();
    function Live(props: P) {
      useEffect(() => {
        state = 'live';
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
      if (state === 'closed') state = 'open';
      release();
    },
    isOpen: () => state !== 'closed',
    isLive: () => state === 'live',
  };
}
