import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What docgen found out about a prop's type, as it is written in the source. */
interface Docgen {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { raw?: string } } | undefined>> };
}

/** Words that Storybook puts where it does not take a type apart. */
const vague = ['union', 'unknown', 'signature'];

/** No control can write what is drawn; Storybook would show the insides of React's elements. */
const holdsElements = (value: unknown) =>
  Array.isArray(value) ? value.some(isValidElement) : isValidElement(value);

/**
 * The props table says what the source says: a type as it is written, and a default beside the description instead of in it,
 * as our one-line comments end in `@default`.
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
