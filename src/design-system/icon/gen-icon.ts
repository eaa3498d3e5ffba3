import { createElement, type ReactElement } from 'react';
import type { IconBaseProps, IconTree, IconType } from 'react-icons';

const elementOf = ({ tag, attr, child }: IconTree, key: number): ReactElement =>
  createElement(tag, { ...attr, key }, child.map(elementOf));

/** The same as in react-icons, without its context, titles and helpers for old browsers, none of which `Icon` uses. */
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
