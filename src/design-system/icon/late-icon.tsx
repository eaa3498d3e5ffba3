import { useEffect, useState } from 'react';
import { addDrawings, Icon, type IconProps } from './icon';

/** Fetches the drawings that no first screen needs. */
export async function loadLateDrawings(): Promise<void> {
  addDrawings((await import('./late-drawings')).lateDrawings);
}

/** A loader that brings the late drawings too: where they do not come, what it loads does without. */
export function withLateDrawings<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loadBoth = () => Promise.all([load(), loadLateDrawings().catch(() => {})]);
  return async () => (await loadBoth())[0];
}

/** Keeps the place of an icon until its drawing has come. */
export function LateIcon(props: IconProps) {
  const [come, setCome] = useState(false);
  useEffect(() => {
    // An icon only decorates: where it does not come, its place stays free.
    loadLateDrawings().then(
      () => setCome(true),
      () => {},
    );
  }, []);
  if (come) return <Icon {...props} />;
  const { name: _name, size = 20, ...rest } = props;
  return <svg width={size} height={size} aria-hidden="true" focusable={false} {...rest} />;
}
