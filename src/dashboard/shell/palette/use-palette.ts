import { createContext, use } from 'react';

export interface PaletteControls {
  open: () => void;
  /** Fetches the palette's code: somebody turns to it. */
  prepare: () => void;
  close: () => void;
}

const nothing: PaletteControls = { open: () => {}, prepare: () => {}, close: () => {} };

export const PaletteContext = createContext<PaletteControls>(nothing);

/** What opens the command palette, for the boxes that stand for it. */
export const usePalette = (): PaletteControls => use(PaletteContext);
