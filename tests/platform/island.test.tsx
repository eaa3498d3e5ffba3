import { act, startTransition, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IslandOptions } from '@/platform/island';
import { stubIntersectionObserver } from '../stubs';

interface SectionProps {
  onPress: () => void;
}

function Section({ onPress }: SectionProps) {
  return (
    <section id="about-us">
      <h2>Prerendered</h2>
      <button type="button" onClick={onPress}>
        Press
        <svg />
      </button>
      <a href="#elsewhere">Link</a>
      <form
        ref={(form) => {
          if (form) form.noValidate = true;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        <input required />
        <button type="submit">Send</button>
      </form>
    </section>
  );
}

let observer: ReturnType<typeof stubIntersectionObserver>;
let roots: Root[] = [];
/** Lets everything happen that can happen at once. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  observer = stubIntersectionObserver();
});

afterEach(async () => {
  await act(() => roots.forEach((root) => root.unmount()));
  roots = [];
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-prerendered');
  history.replaceState(null, '', '/');
});

/** A prerendered page with one island, taken over by the client. */
async function takeOver(options: IslandOptions = { asked: 'project' }) {
  vi.resetModules();
  document.documentElement.setAttribute('data-prerendered', '');
  const { island } = await import('@/platform/island');
  const load = vi.fn(async (): Promise<ComponentType<SectionProps>> => Section);
  const onPress = vi.fn();
  const { prelude } = await prerender(<Section onPress={onPress} />);
  const container = document.createElement('div');
  container.innerHTML = `<div><!--$-->${await new Response(prelude).text()}<!--/$--></div>`;
  document.body.append(container);
  const Island = island(load, options);
  const errors = vi.fn();
  await act(async () => {
    roots.push(hydrateRoot(container, <Island onPress={onPress} />, { onRecoverableError: errors }));
  });
  await settle();
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)!;
  const rerender = (next: () => void) =>
    act(async () => startTransition(() => roots[0]!.render(<Island onPress={next} />)));
  return { load, onPress, errors, find, heading: find('h2'), rerender };
}

describe('an island', () => {
  it('keeps its prerendered HTML and fetches nothing while it is far', async () => {
    const { load, heading } = await takeOver();
    expect(load).not.toHaveBeenCalled();
    expect(heading.isConnected).toBe(true);
  });

  it('comes alive when it is near, in the same elements', async () => {
    const { load, find, heading, onPress, errors } = await takeOver();
    observer.tell(true);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(find('h2')).toBe(heading);
    expect(errors).not.toHaveBeenCalled();
    await act(async () => find('button').click());
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('comes alive when the browser reports at once that it was far and is near', async () => {
    const { load } = await takeOver();
    observer.tell(false, true);
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['focusin', 'pointerover', 'touchstart'])('comes alive on %s', async (type) => {
    const { load, find } = await takeOver();
    find('h2').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes alive when the address names something in it', async () => {
    const { load } = await takeOver();
    location.hash = '#about-us';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes alive at once when a parameter of the address asks for it', async () => {
    history.replaceState(null, '', '/?project=any');
    const { load } = await takeOver();
    expect(load).toHaveBeenCalledOnce();
  });

  it('hydrates when it is woken, and cancels the wait once it is open', async () => {
    let wakeUp = () => {};
    const cancelWake = vi.fn();
    const { load } = await takeOver({
      opensOn: 'input',
      wake: (open) => {
        wakeUp = open;
        return cancelWake;
      },
    });
    expect(load).not.toHaveBeenCalled();
    wakeUp();
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(cancelWake).toHaveBeenCalledOnce();
  });

  it('holds a click on a button and does it once it is live', async () => {
    const { find, onPress } = await takeOver();
    find('button').click();
    expect(onPress).not.toHaveBeenCalled();
    await settle();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('holds a click on the picture in a button', async () => {
    const { find, onPress } = await takeOver();
    find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('holds the press of a submit button before the browser checks the form, and does it once it is live', async () => {
    const { find, onPress } = await takeOver();
    const invalid = vi.fn();
    find('input').addEventListener('invalid', invalid);
    find('[type=submit]').click();
    expect(invalid).not.toHaveBeenCalled();
    await settle();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('stays readable when its code fails to load, and retries at the next pointer or focus event', async () => {
    const { load, find, heading, onPress, errors } = await takeOver();
    load.mockRejectedValueOnce(new Error('offline'));
    observer.tell(true);
    await settle();
    expect(heading.isConnected).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    find('button').click();
    await settle();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('comes alive when its props change, and takes its elements along', async () => {
    const { load, find, heading, rerender } = await takeOver();
    await rerender(vi.fn());
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(find('h2')).toBe(heading);
  });

  it('answers each press after its props have changed first', async () => {
    const { find, rerender } = await takeOver();
    const onPress = vi.fn();
    await rerender(onPress);
    await settle();
    for (let press = 0; press < 3; press += 1) await act(async () => find('button').click());
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('lets a link work without code', async () => {
    const { find } = await takeOver();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
