import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '@/motion/preferences';
import { runWaveField, type WaveFieldRun } from '@/motion/run-wave-field';
import * as s from './live-field.module.scss';

export interface LiveFieldProps {
  isPaused: boolean;
  /** Called when the field appears, and when the still picture replaces it for good. */
  onRunning: (isRunning: boolean) => void;
}

/** The hero's animated sea, shown over the still picture after its first frame is drawn. */
export function LiveField({ isPaused, onRunning }: LiveFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const run = useRef<WaveFieldRun>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isReduced = useReducedMotion();

  useEffect(() => {
    if (!canvas.current || isReduced) return;
    const show = (isShown: boolean) => {
      setIsDrawn(isShown);
      onRunning(isShown);
    };
    run.current = runWaveField(canvas.current, { onShown: () => show(true), onLost: () => show(false) });
    return () => {
      run.current?.stop();
      run.current = null;
      show(false);
    };
  }, [isReduced, onRunning]);

  useEffect(() => run.current?.pause(isPaused), [isPaused, isReduced]);

  return (
    <canvas ref={canvas} className={s.root} data-state={isDrawn ? 'live' : 'waiting'} aria-hidden="true" />
  );
}
