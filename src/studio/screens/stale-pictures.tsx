import { useEffect, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { DrawingState } from '@/studio/data/api';
import { request } from '@/studio/data/request';
import { useRequest } from '@/studio/data/use-request';
import { FailedRequest } from './failed-request';

/** Between two questions how far the drawing is, in ms. */
const pause = 1000;

/** Draws the pictures that have other colours than the site. Shows nothing without any. */
export function StalePictures({ onDrawn }: { onDrawn: () => void }) {
  const { value, reload } = useRequest<DrawingState>('drawings');
  const [error, setError] = useState<Error | null>(null);
  const isDrawing = value?.isDrawing === true;

  useEffect(() => {
    if (!isDrawing) return;
    const timer = setInterval(reload, pause);
    return () => {
      clearInterval(timer);
      onDrawn();
    };
  }, [isDrawing, reload, onDrawn]);

  if (!value || (value.stale === 0 && !isDrawing)) return null;
  const { stale, time, progress, failure } = value;
  return (
    <Panel title="Pictures with old colours">
      <p>
        {stale === 1 ? 'One picture does' : `${stale} pictures do`} not have the site’s colours. Draw{' '}
        {stale === 1 ? 'it' : 'them'} before you publish. Drawing takes {time} on this computer. It can be
        stopped and continued.
      </p>
      <Button
        size="compact"
        aria-disabled={isDrawing || undefined}
        onClick={() => {
          if (isDrawing) return;
          setError(null);
          request('POST', 'drawings', {}).then(reload, setError);
        }}
      >
        {isDrawing ? 'Drawing…' : 'Draw the pictures'}
      </Button>
      <p role="status">{isDrawing && (progress || 'Starting…')}</p>
      {(error || failure) && <FailedRequest error={error ?? new Error(failure)} />}
    </Panel>
  );
}
