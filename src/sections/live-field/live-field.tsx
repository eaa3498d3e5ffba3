import { useEffect, useRef, useState } from 'react';
import type { FieldDrawing } from '@/motion/drawings/drawing';
import { useForcedColours, useReducedMotion } from '@/motion/use-preferences';
import { runWaveField, type WaveFieldRun } from '@/motion/run-wave-field';
import * as s from './live-field.module.scss';

export interface LiveFieldProps {
  drawing: FieldDrawing;
  /** Pauses all fields of the page. @default the field has no control */
  isPaused?: boolean;
  /** Called when the field appears, and when the still picture replaces it for good. */
  onRunning?: (isRunning: boolean) => void;
}

/** An animated field, shown over its still picture after its first frame is drawn. */
export function LiveField({ drawing, isPaused, onRunning }: LiveFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const run = useRef<WaveFieldRun>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isReduced = useReducedMotion();
  const isForced = useForcedColours();
  const staysStill = isReduced || isForced;

  useEffect(() => {
    if (!canvas.current || staysStill) return;
    const show = (isShown: boolean) => {
      setIsDrawn(isShown);
      onRunning?.(isShown);
    };
    run.current = runWaveField(canvas.current, drawing, {
      onShown: () => show(true),
      onLost: () => show(false),
    });
    return () => {
      run.current?.stop();
      run.current = null;
      show(false);
    };
  }, [staysStill, drawing, onRunning]);

  useEffect(() => {
    const field = run.current;
    if (isPaused === undefined || !field) return;
    field.pause(isPaused);
    // Fields outside the page outlive its control.
    return () => field.pause(false);
  }, [isPaused, staysStill]);

  return (
    <canvas ref={canvas} className={s.root} data-state={isDrawn ? 'live' : 'waiting'} aria-hidden="true" />
  );
}
