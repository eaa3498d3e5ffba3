import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '@/platform/storage';

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const throwing = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full or blocked', 'QuotaExceededError');
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  removeStored('key');
});

describe('storage that works', () => {
  it('keeps a value as JSON and gives it back', () => {
    expect(writeStored('key', 'tide')).toBe(true);
    expect(window.localStorage.getItem('key')).toBe('"tide"');
    expect(readStored('key', text)).toBe('tide');
    removeStored('key');
    expect(window.localStorage.getItem('key')).toBeNull();
    expect(readStored('key', text)).toBeNull();
  });

  it.each(['', '{', 'undefined', '[1,', '{"a":1}', 'null', '1e999'])('reads %s as nothing', (broken) => {
    window.localStorage.setItem('key', broken);
    expect(readStored('key', text)).toBeNull();
  });

  const any = (value: unknown) => ({ value });

  it('gives any JSON back as it was, under any name', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        expect(writeStored(key, value)).toBe(true);
        expect(readStored(key, any)).toEqual({ value: JSON.parse(JSON.stringify(value)) as unknown });
        removeStored(key);
        expect(readStored(key, any)).toBeNull();
      }),
    );
  });

  it('reads any text as JSON or as nothing, and reaches behind no object', () => {
    const scraps = fc.array(
      fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '__proto__', '1e999', '\\u', '\ud800', 'null'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          scraps.map((parts) => parts.join('')),
        ),
        (broken) => {
          window.localStorage.setItem('key', broken);
          let json = true;
          try {
            JSON.parse(broken);
          } catch {
            json = false;
          }
          expect(readStored('key', any) !== null).toBe(json);
        },
      ),
      { numRuns: 1000 },
    );
    window.localStorage.setItem('key', '{"__proto__":{"isAdmin":true}}');
    expect(readStored('key', (value) => (value as { isAdmin?: true }).isAdmin ?? null)).toBeNull();
    expect({}).not.toHaveProperty('isAdmin');
  });

  it('takes a parser that throws for a refusal', () => {
    window.localStorage.setItem('key', '{}');
    expect(
      readStored('key', () => {
        throw new Error('not this');
      }),
    ).toBeNull();
  });

  it('says that a value without JSON is not kept', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(writeStored('key', circle)).toBe(false);
    expect(readStored('key', text)).toBeNull();
  });
});

describe('storage that throws', () => {
  it('keeps what could not be written for as long as the page lives', () => {
    window.localStorage.setItem('key', '"old"');
    const full = throwing('setItem');
    expect(writeStored('key', 'new')).toBe(false);
    expect(readStored('key', text)).toBe('new');
    full.mockRestore();
    expect(writeStored('key', 'newer')).toBe(true);
    expect(readStored('key', text)).toBe('newer');
    expect(window.localStorage.getItem('key')).toBe('"newer"');
  });

  it('reads as empty when nothing can be read', () => {
    throwing('getItem');
    expect(readStored('key', text)).toBeNull();
  });

  it('forgets what cannot be removed', () => {
    window.localStorage.setItem('key', '"old"');
    throwing('removeItem');
    removeStored('key');
    expect(readStored('key', text)).toBeNull();
  });

  it('survives a browser that refuses the storage object itself', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(writeStored('key', 'tide')).toBe(false);
    expect(readStored('key', text)).toBe('tide');
    removeStored('key');
    expect(readStored('key', text)).toBeNull();
  });
});
