import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BusinessHours } from '@/sections/contact/business-hours';

const hours = [{ days: ['wed' as const], opens: '09:00', closes: '17:00' }];
const block = <BusinessHours hours={hours} timeZone="America/New_York" headingLevel={3} />;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T13:59:30Z') }));
afterEach(() => void vi.useRealTimers());

it('tells nothing in the first HTML', () => {
  const html = renderToString(block);
  expect(html).not.toContain('Open now');
  expect(html).not.toContain('Closed');
});

it('turns at the minute of opening and of closing', () => {
  const { container } = render(block);
  expect(container).toHaveTextContent('Business hoursClosed');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(container).toHaveTextContent('Business hoursOpen now');
  act(() => void vi.advanceTimersByTime(8 * 60 * 60 * 1000));
  expect(container).toHaveTextContent('Business hoursClosed');
});

it('looks again when the tab comes back, as a sleeping device runs no timers', () => {
  const { container } = render(block);
  vi.setSystemTime(new Date('2026-03-04T15:00:00Z'));
  expect(container).toHaveTextContent('Business hoursClosed');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(container).toHaveTextContent('Business hoursOpen now');
});

it('stops on unmount', () => {
  const { unmount } = render(block);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
