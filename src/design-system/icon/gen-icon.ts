import { createElement, type ReactElement } from 'react';
import type { IconBaseProps, IconTree, IconType } from 'react-icons';

const elementOf = ({ tag, attr, child }: IconTree, key: number): ReactElement =>
  createElement(tag, { ...attr, key }, child.map(elementOf));

/** Replaces `GenIcon` of react-icons, without its context, titles and legacy helpers. */
export function GenIcon({ attr, child }: IconTree): IconType {
  return function Drawing({ size, ...rest }: IconBaseProps) {
    return createElement(
      'svg',
      {
        stroke: 'currentColor',
        fill: 'currentColor',
        strokeWidth: '0',
        ...attr,
        ...rest,
        height: size,
        width: size,
        xmlns: 'http://www.w3.org/2000/svg',
      },
      child.map(elementOf),
    );
  };
}
