import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '@/sections/banner/banner';

const title = 'Discover Unlimited Possibilities Beyond Imagination';
const observed = vi.fn();

/** jsdom has no layout, hence no observers: these only tell that somebody looks. */
class Observer {
  observe = observed;
  disconnect = () => {};
}

function prefer(reduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeEach(() => {
  observed.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});

describe('the banner', () => {
  it('is a heading of one sentence', () => {
    prefer(false);
    render(<Banner title={title} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  });

  it('watches the scroll where motion is welcome', () => {
    prefer(false);
    render(<Banner title={title} />);
    expect(observed).toHaveBeenCalled();
  });

  it('stands still under reduced motion', () => {
    prefer(true);
    render(<Banner title={title} />);
    expect(observed).not.toHaveBeenCalled();
  });

  it('is prerendered with its crest and without a style attribute', () => {
    const html = renderToString(<Banner title={title} />);
    expect(html).toContain('data-wide="15"');
    expect(html).toContain('data-narrow="0"');
    expect(html).not.toContain('style=');
  });
});
