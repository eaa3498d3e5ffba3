import { render, screen, waitFor } from '@testing-library/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GsapKit } from '@/motion/load-gsap';
import { useScrollTimeline, type ScrollTimelineBuild } from '@/motion/use-scroll-timeline';

const hide: ScrollTimelineBuild = (timeline, root) => {
  timeline.fromTo(root, { opacity: 0 }, { opacity: 1, duration: 1 });
};

function Section({ load }: { load: () => Promise<GsapKit> }) {
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

const load = () => {
  gsap.registerPlugin(ScrollTrigger);
  return Promise.resolve({ gsap, ScrollTrigger });
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
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
    expect(ScrollTrigger.getAll()).toHaveLength(1);
    unmount();
    expect(ScrollTrigger.getAll()).toHaveLength(0);
    expect(text.style.opacity).toBe('');
    expect(text).not.toHaveAttribute('data-timeline');
  });

  it('builds nothing under reduced motion', async () => {
    prefer(true);
    const loaded = load();
    render(<Section load={() => loaded} />);
    await loaded;
    await Promise.resolve();
    expect(ScrollTrigger.getAll()).toHaveLength(0);
    expect(screen.getByText('Text').style.opacity).toBe('');
  });

  it('shows the final state when gsap cannot be had', async () => {
    prefer(false);
    const failure = Promise.reject(new Error('offline'));
    render(<Section load={() => failure} />);
    await waitFor(() => expect(screen.getByText('Text')).toHaveAttribute('data-timeline', 'off'));
  });
});
