import { useEffect, useState } from 'react';
import { addDrawings, Icon, type IconProps } from './icon';

/** Loads the drawings that no first screen uses. */
export async function loadLateDrawings(): Promise<void> {
  addDrawings((await import('./drawings/late')).lateDrawings);
}

/** Wraps a loader so that it also loads the late drawings. If they fail, the loader still succeeds. */
export function withLateDrawings<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loadBoth = () => Promise.all([load(), loadLateDrawings().catch(() => {})]);
  return async () => (await loadBoth())[0];
}

/** Reserves an icon's space until its drawing has loaded. */
export function LateIcon(props: IconProps) {
  const [come, setCome] = useState(false);
  useEffect(() => {
    // Icons are decorative: after a failed load the space stays empty.
    loadLateDrawings().then(
      () => setCome(true),
      () => {},
    );
  }, []);
  if (come) return <Icon {...props} />;
  const { name: _name, size = 20, ...rest } = props;
  return <svg width={size} height={size} aria-hidden="true" focusable={false} {...rest} />;
}
