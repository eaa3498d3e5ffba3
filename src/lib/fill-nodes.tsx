import { Fragment, type ReactNode } from 'react';
import type { Placeholder } from './fill';

/** A text with elements in place of its placeholders: 'Updated {day}' with the day as a `<time>`. */
export const fillNodes = <Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, ReactNode>>,
): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    // Every other part is the name of a placeholder.
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : values[part as Placeholder<Text>]}</Fragment>
    ));
