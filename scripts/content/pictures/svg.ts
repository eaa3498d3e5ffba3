import { optimize, type CustomPlugin } from 'svgo';

type Visitor = NonNullable<ReturnType<CustomPlugin['fn']>>;
type XastElement = Parameters<NonNullable<NonNullable<Visitor['element']>['enter']>>[0];

/** Elements that can run, fetch or hold HTML. */
const refused: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'link',
  'handler',
  'listener',
]);
/** An embedded picture. Not an SVG, which could hold a script. */
const embedded = String.raw`data:image/(?:png|jpeg|webp|gif|avif);`;
/** A reference to an element of the file, or an embedded picture. */
const inside = new RegExp(`^(?:#|${embedded})`, 'i');
/** A reference to another file in CSS. Embedded fonts are allowed. */
const outside = new RegExp(
  String.raw`@import|expression\(|url\(\s*['"]?\s*(?!['"]?(?:#|${embedded}|data:(?:font/|application/(?:x-)?font)))`,
  'i',
);

/** What is wrong with an element, as it is written; null where nothing is. */
function faultOf({ name, attributes, children }: XastElement): string | null {
  const local = name.replace(/^.*:/, '');
  if (refused.has(local)) return `<${name}>`;
  for (const [key, value] of Object.entries(attributes)) {
    const reference = /^(xlink:)?href$|^src$/i.test(key);
    const target = value.replaceAll(/[\s\p{Cc}]/gu, '');
    if (/^on/i.test(key)) return `the event attribute ${key} of <${name}>`;
    if (reference && target !== '' && !inside.test(target)) return `the external ${key} of <${name}>`;
    if (/^javascript:/i.test(target) || outside.test(value)) return `the ${key} of <${name}>`;
    if (key === 'attributeName' && /href$|^on/i.test(target)) return `the animated ${value} of <${name}>`;
  }
  const css =
    local === 'style' ? children.map((child) => ('value' in child ? child.value : '')).join('') : '';
  return outside.test(css) ? 'an external reference in <style>' : null;
}

export interface SvgSize {
  width: number;
  height: number;
}

/** @throws Error with what is wrong, where the text is no XML. */
function visit(text: string, enter: (node: XastElement) => void): void {
  const plugin: CustomPlugin = { name: 'visit', fn: () => ({ element: { enter } }) };
  optimize(text, { plugins: [plugin] });
}

/** What makes an SVG no safe picture, as a mistake names it; null where it is one. */
export function svgFault(text: string): string | null {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return 'an entity (<!ENTITY>)';
  if (/<\?xml-stylesheet/i.test(text)) return 'an external style sheet (<?xml-stylesheet?>)';
  let fault: string | null = null;
  try {
    visit(text, (node) => void (fault ??= faultOf(node)));
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
  }
  return fault;
}

/** A drawing's size by its viewBox or, without one, by its width and height; null where it has neither. */
export function svgSize(text: string): SvgSize | null {
  let size: SvgSize | null = null;
  visit(text, ({ name, attributes: { viewBox = '', width = '', height = '' } }) => {
    if (size || name !== 'svg') return;
    const [, , w, h] = viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [ownWidth, ownHeight] = [width, height].map((value) =>
      value.endsWith('%') ? 0 : Number.parseFloat(value),
    );
    if (w && h && w > 0 && h > 0) size = { width: w, height: h };
    else if (ownWidth && ownHeight) size = { width: ownWidth, height: ownHeight };
  });
  return size;
}

/** The drawing as it is served: without what only its editor reads, and of a size of its own. */
export function servedSvg(text: string, { width, height }: SvgSize): string {
  const plugin: CustomPlugin = {
    name: 'size',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (node.name !== 'svg' || parent.type !== 'root') return;
          const own = svgSize(text)!;
          node.attributes.viewBox ??= `0 0 ${own.width} ${own.height}`;
          node.attributes.width = String(width);
          node.attributes.height = String(height);
        },
      },
    }),
  };
  return optimize(text, {
    plugins: [plugin, { name: 'preset-default', params: { overrides: { removeViewBox: false } } }],
  }).data;
}
