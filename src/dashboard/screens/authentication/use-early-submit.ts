import { useEffect, useRef, type RefObject } from 'react';
import { documentFlags } from '@/platform/document-flags';

/**
 * Sends a form that was sent before React answered, with the role that it had then.
 * @returns the form's ref
 */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const flags = documentFlags();
    const { pressed: chosen } = flags;
    if (chosen === undefined) return;
    delete flags.pressed;
    // Hydration puts the first choice back for a moment.
    requestAnimationFrame(() => {
      const role = form.current?.elements.namedItem('role');
      if (role instanceof HTMLSelectElement) role.value = chosen;
      form.current?.requestSubmit();
    });
  }, []);
  return form;
}
