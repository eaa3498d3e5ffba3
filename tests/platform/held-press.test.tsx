import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPresses, releasePresses, takePress } from '@/platform/held-press';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const onPress = vi.fn();
const onInvalid = vi.fn();

beforeEach(() => {
  onPress.mockReset();
  onInvalid.mockReset();
  document.body.innerHTML = `
    <button type="button"><svg></svg></button>
    <a href="#on">Link</a>
    <form method="dialog"><input required><button type="submit">Send</button></form>`;
  find('button').addEventListener('click', onPress);
  find('input').addEventListener('invalid', onInvalid);
  holdPresses();
});

afterEach(() => {
  releasePresses();
  document.body.replaceChildren();
});

it('does a press again once the page answers, and only once', () => {
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onPress).not.toHaveBeenCalled();
  releasePresses();
  releasePresses();
  expect(onPress).toHaveBeenCalledOnce();
});

it('keeps the browser from checking a form in its own words', () => {
  find('[type=submit]').click();
  expect(onInvalid).not.toHaveBeenCalled();
  releasePresses();
  expect(onInvalid).toHaveBeenCalledOnce();
});

it('hands a press over to the part of the page that it was in', () => {
  find('[type=submit]').click();
  expect(takePress(find('a'))).toBeNull();
  expect(takePress(find('form'))).toBe(find('[type=submit]'));
  expect(takePress(find('form'))).toBeNull();
  releasePresses();
  expect(onInvalid).not.toHaveBeenCalled();
});

it('lets a link work', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});
