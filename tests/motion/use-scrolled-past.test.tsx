import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { useScrolledPast } from '@/motion/use-scrolled-past';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('useScrolledPast', () => {
  afterEach(() => scrollTo(0));

  it.each([
    [20, 20, false],
    [20, 20.5, true],
    [20, 21, true],
    [50, 50, false],
    [50, 51, true],
    [300, 300, false],
    [300, 301, true],
  ])('past %i px at %d px is %s', (px, y, expected) => {
    const { result } = renderHook(() => useScrolledPast(px));
    scrollTo(y);
    expect(result.current).toBe(expected);
  });

  it('goes back when the page is scrolled back', () => {
    const { result } = renderHook(() => useScrolledPast(50));
    scrollTo(400);
    expect(result.current).toBe(true);
    scrollTo(50);
    expect(result.current).toBe(false);
  });

  it('knows where a restored page begins', () => {
    scrollTo(700);
    expect(renderHook(() => useScrolledPast(50)).result.current).toBe(true);
  });

  it('is false on the server, wherever the page is', () => {
    scrollTo(700);
    function Probe() {
      return <p>{String(useScrolledPast(50))}</p>;
    }
    expect(renderToString(<Probe />)).toBe('<p>false</p>');
    render(<Probe />);
    expect(screen.getByText('true')).toBeInTheDocument();
  });
});
