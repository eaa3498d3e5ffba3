import { describe, expect, it, vi } from 'vitest';
import { openChannel } from '@/platform/channel';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** A line within this page, as browsers have one between tabs. */
class Line extends EventTarget {
  static open = new Set<Line>();
  constructor(readonly name: string) {
    super();
    Line.open.add(this);
  }
  postMessage(data: unknown) {
    if (!Line.open.has(this)) throw new DOMException('closed', 'InvalidStateError');
    for (const line of Line.open)
      if (line !== this && line.name === this.name) line.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Line.open.delete(this);
  }
}

describe('a line to other tabs', () => {
  it('carries well-formed messages to the others, never to oneself', () => {
    vi.stubGlobal('BroadcastChannel', Line);
    const [mine, theirs, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    const here = openChannel('records', text, mine);
    const there = openChannel<unknown>('records', text, theirs);
    openChannel('other', text, elsewhere);
    here.post('changed');
    there.post(7);
    expect(theirs.mock.calls).toEqual([['changed']]);
    expect(mine).not.toHaveBeenCalled();
    expect(elsewhere).not.toHaveBeenCalled();
    there.close();
    here.post('again');
    expect(theirs).toHaveBeenCalledOnce();
    expect(() => there.post('late')).not.toThrow();
  });

  it('is silent where the browser has none', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const line = openChannel('records', text, vi.fn());
    expect(() => {
      line.post('x');
      line.close();
    }).not.toThrow();
  });
});
