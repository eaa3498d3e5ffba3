import { useState, type ComponentProps, type CSSProperties } from 'react';
import { declaredTokens } from './tokens';

export interface ThemedProps extends ComponentProps<'section'> {
  theme: 'light' | 'dark';
}

/**
 * A patch of one theme whatever the page's own is. The stylesheets know a dark patch in a light page and not the other way
 * round, so a light one is given the light tokens one by one.
 */
export function Themed({ theme, style, ...rest }: ThemedProps) {
  const [light] = useState(() => ({ ...declaredTokens(), colorScheme: 'light' }) as CSSProperties);
  return (
    <section
      aria-label={theme}
      data-theme={theme === 'dark' ? 'dark' : undefined}
      {...rest}
      style={{
        ...(theme === 'light' && light),
        padding: 24,
        color: 'var(--text)',
        background: 'var(--page)',
        ...style,
      }}
    />
  );
}
