import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fill, fillCount } from '@/lib/fill';
import { fillNodes } from '@/lib/fill-nodes';

it('fills in every placeholder, in any order', () => {
  expect(fill('{from} to {to}', { from: '9am', to: '5pm' })).toBe('9am to 5pm');
  expect(fill('bis {to}, ab {from}', { from: 9, to: 17 })).toBe('bis 17, ab 9');
});

it('takes a value as it is, even if it looks like a placeholder or a pattern', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(fill('<{value}>', { value })).toBe(`<${value}>`);
    }),
  );
});

it('chooses the text for a number, and the general one where there is no own', () => {
  const forms = { one: 'One field', other: '{count} fields' };
  expect(fillCount(forms, 1)).toBe('One field');
  expect(fillCount(forms, 0)).toBe('0 fields');
  expect(fillCount({ other: '{count} min read' }, 1)).toBe('1 min read');
});

it('puts elements between the words', () => {
  const { container } = render(<p>{fillNodes('Updated {day}.', { day: <time>May</time> })}</p>);
  expect(container.innerHTML).toBe('<p>Updated <time>May</time>.</p>');
});
