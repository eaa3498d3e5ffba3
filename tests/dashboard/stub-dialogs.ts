import { vi } from 'vitest';
import { stubDialog } from '../stub-dialog';

/** Gives jsdom the methods of a dialog and `matchMedia`, for one test. */
export function stubDialogs(): void {
  stubDialog();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
}
