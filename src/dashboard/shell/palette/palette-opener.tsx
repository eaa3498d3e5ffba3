import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { nextPaint } from '@/platform/next-paint';
import type { Role } from '@/routes/portal-table';
import { showLoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { bufferTyping, type TypingBuffer } from './buffer-typing';
import type { PaletteProps } from './palette';
import { isPaletteKey } from './palette-keys';
import { PaletteContext, type PaletteControls } from './use-palette';

export interface PaletteOpenerProps {
  role: Role;
  onSignOut: () => void;
  children: ReactNode;
}

/** An open palette: its component and the text typed while it was loading. */
interface Opened {
  Palette: ComponentType<PaletteProps>;
  typed: string;
}

const loadPalette = onceUnlessFailed(async () => (await import('./palette')).Palette);

/**
 * Opens the command palette by its key and by the search boxes inside `children`. Loads the palette's code on
 * demand, and buffers the text typed while it loads.
 */
export function PaletteOpener({ role, onSignOut, children }: PaletteOpenerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Set while the palette is loading. */
  const typing = useRef<TypingBuffer | null>(null);

  const controls = useMemo((): PaletteControls => {
    const release = () => {
      typing.current?.end();
      typing.current = null;
    };
    const open = async () => {
      if (typing.current) return;
      const buffer = bufferTyping(release);
      typing.current = buffer;
      try {
        // Waits for a paint, so that the press has a visible response before the palette renders.
        const [Palette] = await Promise.all([loadPalette(), nextPaint()]);
        if (typing.current !== buffer) return;
        release();
        // Synchronous, so that the field receives the next key.
        flushSync(() => setOpened({ Palette, typed: buffer.text() }));
      } catch {
        if (typing.current === buffer) showLoadFailure('The search', () => void open());
        release();
      }
    };
    return {
      open: () => void open(),
      prepare: () => void loadPalette().catch(() => {}),
      close: () => {
        release();
        setOpened(null);
      },
    };
  }, []);

  useEffect(() => controls.close, [controls]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      controls.open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [controls]);

  return (
    <PaletteContext value={controls}>
      {children}
      {opened && (
        <opened.Palette role={role} typed={opened.typed} onSignOut={onSignOut} onClose={controls.close} />
      )}
    </PaletteContext>
  );
}
