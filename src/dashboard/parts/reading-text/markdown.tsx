import { useMemo } from 'react';
import { Prose } from '@/design-system/prose/prose';
import { readMarkdown } from './read-markdown';

export interface MarkdownProps {
  text: string;
}

/** Markdown, set as prose. */
export function Markdown({ text }: MarkdownProps) {
  return <Prose text={useMemo(() => readMarkdown(text), [text])} size="panel" />;
}
