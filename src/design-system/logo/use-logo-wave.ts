import { useState, type FocusEvent } from 'react';
import type { LogoState } from './logo';

/**
 * Waves a logo while the link around it is pointed at, or has the focus of a keyboard: the focus of a tap would stay on the
 * link of the current page. Pass `state` to the logo and spread `link` on the link.
 */
export function useLogoWave() {
  const [state, setState] = useState<LogoState>('rest');
  const wave = () => setState('wave');
  const rest = () => setState('rest');
  const link = {
    onPointerEnter: wave,
    onPointerLeave: rest,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && wave(),
    onBlur: rest,
  };
  return { state, link };
}
