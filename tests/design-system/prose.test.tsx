import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Prose } from '@/design-system/prose/prose';
import type { Prose as ProseText } from '@/lib/prose';
import { articleText, partsText } from '../../stories/fixtures/prose';

/** Width of what a box holds and of the box, in px; jsdom lays nothing out. */
let widths = { scrollWidth: 100, clientWidth: 100 };

beforeEach(() => {
  widths = { scrollWidth: 100, clientWidth: 100 };
  for (const name of ['scrollWidth', 'clientWidth'] as const)
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => widths[name]);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe() {
        this.report();
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws text as text, whatever it looks like', () => {
  const text: ProseText = [{ tag: 'p', children: ['<script>alert(1)</script>'] }];
  const { container } = render(<Prose text={text} />);
  expect(container.querySelector('script')).toBeNull();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

it('gives each heading its id and a link to itself, and keeps its name', () => {
  render(<Prose text={articleText} />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Tone from thickness' });
  expect(heading).toHaveAttribute('id', 'tone-from-thickness');
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '#tone-from-thickness');
});

it('puts no link into the link of a heading', () => {
  render(<Prose text={partsText} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Code, with clamp() in its heading' });
  expect(within(heading).getAllByRole('link')).toHaveLength(1);
  expect(heading.querySelector('a code')).toHaveTextContent('clamp()');
});

it('says which cells of a table are heads, and how columns are set', () => {
  render(<Prose text={partsText} />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Plate', 'Format', 'Kilobytes']);
  expect(within(table).getByRole('cell', { name: '1,043' })).toHaveAttribute('data-align', 'right');
});

it('shows the language of code in words', () => {
  const text: ProseText = ['ts', 'css', 'sh'].map((language) => ({ tag: 'pre', language, text: language }));
  render(<Prose text={text} />);
  expect(
    screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent),
  ).toEqual(['TypeScript', 'CSS', 'Shell']);
});

it('a table that fits is no tab stop', () => {
  render(<Prose text={partsText} />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('lets the keyboard scroll what is wider than its box, under a name', () => {
  widths = { scrollWidth: 300, clientWidth: 100 };
  render(<Prose text={partsText} />);
  const boxes = screen.getAllByRole('group');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Code, TypeScript',
    'Code',
    'Table: Plate, Format, Kilobytes',
  ]);
  for (const box of boxes) expect(box).toHaveAttribute('tabindex', '0');
});

it('sets a pull quote large and a long quotation small', () => {
  const quote = (words: string): ProseText => [
    { tag: 'blockquote', children: [{ tag: 'p', children: [words] }] },
  ];
  const { container, rerender } = render(<Prose text={quote('One sentence.')} />);
  expect(container.querySelector('blockquote')).toHaveAttribute('data-length', 'short');
  rerender(<Prose text={quote('Many words. '.repeat(20))} />);
  expect(container.querySelector('blockquote')).toHaveAttribute('data-length', 'long');
});

it('crops a field and shows any other picture whole', () => {
  const plate = (width: number) =>
    ({
      tag: 'plate',
      plate: { id: 'x', sources: [{ width, height: 100, avif: '/x.avif 1x', webp: '/x.webp 1x' }] },
      alt: `${width} wide`,
    }) as const;
  render(<Prose text={[plate(1440), plate(640)]} />);
  const fitOf = (name: string) =>
    screen.getByRole('img', { name }).closest('[data-fit]')?.getAttribute('data-fit');
  expect(fitOf('1440 wide')).toBe('crop');
  expect(fitOf('640 wide')).toBe('natural');
});

it('has no source beside an SVG, which is one file', () => {
  const plate = { id: 'x', sources: [{ width: 300, height: 100, webp: '/x.svg 1x' }] };
  render(<Prose text={[{ tag: 'plate', plate, alt: 'A plan' }]} />);
  const image = screen.getByRole('img', { name: 'A plan' });
  expect(image).toHaveAttribute('src', '/x.svg');
  expect(image.parentElement!.querySelector('source')).toBeNull();
});
