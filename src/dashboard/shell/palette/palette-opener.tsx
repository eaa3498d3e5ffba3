import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { nextPaint } from '@/platform/next-paint';
import type { Role } from '@/routes/portal-table';
import { showToast } from '@/state/show-toast';
import { holdTyping, type HeldTyping } from './hold-typing';
import type { PaletteProps } from './palette';
import { isPaletteKey } from './palette-keys';
import { PaletteContext, type PaletteControls } from './use-palette';

export interface PaletteOpenerProps {
  role: Role;
  onSignOut: () => void;
  children: ReactNode;
}

type PaletteCode = ComponentType<PaletteProps>;

/** An open palette: its code, and what was typed before it was there. */
interface Opened {
  Palette: PaletteCode;
  typed: string;
}

const load = async (): Promise<PaletteCode> => (await import('./palette')).Palette;

const failure = 'The search could not be loaded. Check the connection and try again.';

/**
 * Opens the command palette by its key, and by the boxes below. Its code is fetched when somebody turns to it; the key that
 * asked for it is not lost, nor is what is typed before it is there.
 */
export function PaletteOpener({ role, onSignOut, children }: PaletteOpenerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const code = useRef<Promise<PaletteCode> | null>(null);
  /** Set from the press that asks for it until its field takes over. */
  const typing = useRef<HeldTyping | null>(null);

  const controls = useMemo((): PaletteControls => {
    const fetch = () => {
      code.current ??= load();
      // What failed is asked for again the next time.
      code.current.catch(() => (code.current = null));
      return code.current;
    };
    const letGo = () => {
      typing.current?.end();
      typing.current = null;
    };
    const open = async () => {
      if (typing.current) return;
      const held = holdTyping(letGo);
      typing.current = held;
      try {
        // The press is answered before all that can be found is drawn.
        const [Palette] = await Promise.all([fetch(), nextPaint()]);
        if (typing.current !== held) return;
        letGo();
        // At once, so that the next key reaches the field.
        flushSync(() => setOpened({ Palette, typed: held.text() }));
      } catch {
        if (typing.current === held) showToast({ text: failure, tone: 'attention' });
        letGo();
      }
    };
    return {
      open: () => void open(),
      prepare: () => void fetch().catch(() => {}),
      close: () => {
        letGo();
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
