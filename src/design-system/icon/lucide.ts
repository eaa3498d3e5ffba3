import type { ReactElement } from 'react';
import * as lucide from 'react-icons/lu';
import type { IconName } from '@/lib/icon-name';

/** Icons named here by their meaning, not by their look. */
const otherNames: Readonly<Partial<Record<IconName, string>>> = {
  code: 'code-xml',
  columns: 'columns-3',
  grip: 'grip-vertical',
  more: 'ellipsis',
  settings: 'settings-2',
  share: 'share-2',
  sliders: 'sliders-horizontal',
  trash: 'trash-2',
  undo: 'undo-2',
};

type Shape = ReactElement<Record<string, string>>;

/** `m` at the start of a path is absolute. Behind another path it would not be. */
const fromStart = (d: string) =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/, (_, x: string, y: string, rest: string) =>
    /^[-.\d]/.test(rest) ? `M${x} ${y}l${rest}` : `M${x} ${y}${rest}`,
  );

const pathOf: Readonly<Record<string, (shape: Record<string, string>) => string>> = {
  path: ({ d = '' }) => fromStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`,
  rect: ({ x, y, width, height, rx }) => {
    const [w, h, r] = [Number(width), Number(height), Number(rx)];
    return [
      `M${Number(x) + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}`,
      `v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}`,
      `h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}`,
      `v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}`,
    ].join('');
  },
};

/**
 * The drawing of an icon as one SVG path, 24 units wide. For `scripts/icons.ts`, which writes the drawings
 * into files: a bundle with react-icons itself carries every icon of the set that any bundle uses.
 * @throws Error if react-icons has no such icon, or draws it with an element that this does not know
 */
export function drawingOf(name: IconName): string {
  const words = (otherNames[name] ?? name).split('-');
  const key = `Lu${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
  const draw = (lucide as Readonly<Record<string, (typeof lucide)['LuX'] | undefined>>)[key];
  if (!draw) throw new Error(`react-icons has no ${key}. Name another icon for "${name}" in lucide.ts.`);
  const { children } = (draw({}) as ReactElement<{ children: readonly Shape[] }>).props;
  return children
    .map(({ type, props }) => {
      const toPath = pathOf[type as string];
      if (!toPath)
        throw new Error(`${key} contains <${String(type)}>, which lucide.ts cannot draw as a path.`);
      return toPath(props);
    })
    .join('');
}
