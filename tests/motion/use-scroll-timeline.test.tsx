import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGsap, type Gsap } from '@/motion/load-gsap';
import { useScrollTimeline, type ScrollTimelineBuild } from '@/motion/use-scroll-timeline';
import { stubIntersectionObserver } from '../stubs';

const hide: ScrollTimelineBuild = (timeline, root) => {
  timeline.fromTo(root, { opacity: 0 }, { opacity: 1, duration: 1 });
};

function Section({ load }: { load: () => Promise<Gsap> }) {
  const ref = useScrollTimeline<HTMLDivElement>(hide, load);
  return <div ref={ref}>Text</div>;
}

function prefer(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('no-preference') ? !reduced : query.includes('reduce') && reduced,
    media: query,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const load = loadGsap;

let observer: ReturnType<typeof stubIntersectionObserver>;
beforeEach(() => {
  observer = stubIntersectionObserver();
});

describe('a scroll timeline', () => {
  it('takes over from the stylesheet once gsap is there', async () => {
    prefer(false);
    render(<Section load={load} />);
    expect(screen.getByText('Text')).not.toHaveAttribute('data-timeline');
    await waitFor(() => expect(screen.getByText('Text')).toHaveAttribute('data-timeline', 'ready'));
  });

  it('takes everything back when it is unmounted', async () => {
    prefer(false);
    const { unmount } = render(
      <StrictMode>
        <Section load={load} />
      </StrictMode>,
    );
    const text = screen.getByText('Text');
    await waitFor(() => expect(text).toHaveAttribute('data-timeline', 'ready'));
    expect(observer.count()).toBe(1);
    unmount();
    expect(observer.count()).toBe(0);
    expect(text.style.opacity).toBe('');
    expect(text).not.toHaveAttribute('data-timeline');
  });

  it('shows its end at once on a page that is past it, and plays where the page comes to it', async () => {
    prefer(false);
    const { unmount } = render(<Section load={load} />);
    const text = screen.getByText('Text');
    await waitFor(() => expect(text).toHaveAttribute('data-timeline', 'ready'));
    expect(text.style.opacity).toBe('1');
    unmount();

    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect);
    render(<Section load={load} />);
    const later = screen.getByText('Text');
    await waitFor(() => expect(later).toHaveAttribute('data-timeline', 'ready'));
    expect(later.style.opacity).toBe('0');
    observer.tell(true);
    await waitFor(() => expect(later.style.opacity).toBe('1'));
    observer.tell(false);
    await waitFor(() => expect(later.style.opacity).toBe('0'));

    // At rest it asks for no frames.
    const ask = vi.spyOn(window, 'requestAnimationFrame');
    await waitFor(async () => {
      ask.mockClear();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(ask).not.toHaveBeenCalled();
    });
  });

  it('builds nothing under reduced motion', async () => {
    prefer(true);
    const loaded = load();
    render(<Section load={() => loaded} />);
    await loaded;
    await Promise.resolve();
    expect(observer.count()).toBe(0);
    expect(screen.getByText('Text').style.opacity).toBe('');
  });

  it('shows the final state when gsap cannot be had', async () => {
    prefer(false);
    const failure = Promise.reject(new Error('offline'));
    render(<Section load={() => failure} />);
    await waitFor(() => expect(screen.getByText('Text')).toHaveAttribute('data-timeline', 'off'));
  });
});
