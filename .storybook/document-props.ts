import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The output of docgen: a prop's type as written in the source. */
interface Docgen {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { raw?: string } } | undefined>> };
}

/** Placeholders that Storybook shows for types that it does not resolve. */
const vague = ['union', 'unknown', 'signature'];

/** Controls cannot edit elements: Storybook would show the internals of React elements. */
const holdsElements = (value: unknown) =>
  Array.isArray(value) ? value.some(isValidElement) : isValidElement(value);

/**
 * Improves the props table: shows each type as written in the source, and moves the `@default` of our
 * one-line comments from the description to its own column.
 */
export const documentProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Docgen | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, inWords] = (argType.description ?? '').split(/\s*@default\s+/);
      const written = props[name]?.tsType?.raw;
      const { type, defaultValue } = argType.table ?? {};
      const summary = written && vague.includes(type?.summary ?? '') ? written : type?.summary;
      return [
        name,
        {
          ...argType,
          description,
          ...(holdsElements(initialArgs[name]) && { control: false as const }),
          table: {
            ...argType.table,
            type: summary ? { ...type, summary, detail: undefined } : type,
            defaultValue: defaultValue ?? (inWords ? { summary: inWords.trim() } : undefined),
          },
        },
      ];
    }),
  );
};
