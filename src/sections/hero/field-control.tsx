import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/motion';
import { IconButton } from '@/design-system/icon-button/icon-button';

export interface FieldControlProps extends Omit<
  ComponentProps<typeof IconButton>,
  'icon' | 'label' | 'size' | 'onClick'
> {
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses and resumes the live field. Rendered only while the field is (WCAG 2.2.2). */
export function FieldControl({ isPaused, onToggle, ...rest }: FieldControlProps) {
  return (
    <IconButton
      size="compact"
      icon={isPaused ? 'play' : 'pause'}
      label={isPaused ? words.play : words.pause}
      onClick={onToggle}
      {...rest}
    />
  );
}
