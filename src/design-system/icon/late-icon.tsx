import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { addDrawings, Icon, type IconProps } from './icon';

/** Loads the drawings that no first screen uses. @returns the icon that can draw them */
export const loadLateDrawings = onceUnlessFailed(async () => {
  addDrawings((await import('./drawings/late')).lateDrawings);
  return Icon;
});

/** Wraps a loader so that it also loads the late drawings. If they fail, the loader still succeeds. */
export function withLateDrawings<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loadBoth = () => Promise.all([load(), loadLateDrawings().catch(() => {})]);
  return async () => (await loadBoth())[0];
}

/** Reserves an icon's space until its drawing has loaded. Icons are decorative: after a failure the space stays empty. */
export function LateIcon(props: IconProps) {
  const { Part: Drawn } = usePart(loadLateDrawings, true);
  if (Drawn) return <Drawn {...props} />;
  const { name: _name, size = 20, ...rest } = props;
  return <svg width={size} height={size} aria-hidden="true" focusable={false} {...rest} />;
}
