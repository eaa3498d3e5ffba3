import { createContext, use } from 'react';

export interface PaletteControls {
  open: () => void;
  /** Loads the palette's code in advance. */
  prepare: () => void;
  close: () => void;
}

const nothing: PaletteControls = { open: () => {}, prepare: () => {}, close: () => {} };

export const PaletteContext = createContext<PaletteControls>(nothing);

/** Controls of the command palette, for the search boxes. */
export const usePalette = (): PaletteControls => use(PaletteContext);
