import { afterEach, expect, it, vi } from 'vitest';
import { documentFlags } from '@/platform/document-flags';

afterEach(() => {
  delete documentFlags().prerendered;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A page whose worker is registered. */
async function open() {
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as EventTarget | null,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, register: async () => registration, ready: Promise.resolve(registration) },
  });
  documentFlags().prerendered = '';
  vi.resetModules();
  const { startServiceWorker } = await import('@/platform/service-worker');
  const onUpdate = vi.fn();
  return {
    onUpdate,
    start: () => startServiceWorker({ keep: 'page', onUpdate }),
    beginInstall: () => {
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
    },
    endInstall: () => {
      Object.assign(registration, { installing: null, waiting: installing });
      installing.dispatchEvent(new Event('statechange'));
    },
  };
}

it('offers a version whose installation begins while the page is open', async () => {
  const { start, beginInstall, endInstall, onUpdate } = await open();
  await start();
  beginInstall();
  expect(onUpdate).not.toHaveBeenCalled();
  endInstall();
  expect(onUpdate).toHaveBeenCalledOnce();
});

it('offers a version whose installation began before the first input', async () => {
  const { start, beginInstall, endInstall, onUpdate } = await open();
  beginInstall();
  await start();
  endInstall();
  expect(onUpdate).toHaveBeenCalledOnce();
});
