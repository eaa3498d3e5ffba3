import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('keeps the place of an icon until its drawing has come', async () => {
  // A test before this one may have loaded the drawings.
  vi.resetModules();
  const { LateIcon } = await import('@/design-system/icon/late-icon');
  const { container } = render(<LateIcon name="printer" size={16} className="icon" />);
  const place = container.querySelector('svg')!;
  expect(place).toBeEmptyDOMElement();
  expect(place).toHaveAttribute('width', '16');
  expect(place).toHaveAttribute('aria-hidden', 'true');

  await expect.poll(() => container.querySelector('svg path')).not.toBeNull();
  const drawn = container.querySelector('svg')!;
  expect(drawn).toHaveAttribute('width', '16');
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
  expect(drawn).toHaveClass('icon');
});
