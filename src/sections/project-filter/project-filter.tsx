import { useId, useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/portfolio';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import type { ProjectFilter as Filter } from '@/lib/filter-projects';
import { FilterGroup } from './filter-group';
import * as s from './project-filter.module.scss';

/** Two rows of a wide screen; what is used less waits behind a button. */
const firstTags = 12;

export interface ProjectFilterProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  tags: readonly { label: string; count: number }[];
  services: readonly { slug: string; label: string; count: number }[];
  /** What is chosen. */
  filter: Filter;
  /** Called with what was pressed: its value, or null where it was let go. */
  onChoose: (choice: Partial<Filter>) => void;
  /** Something can be done with it: called before the first press, so that what answers can be fetched. */
  onApproach?: () => void;
}

/**
 * Narrows the projects down to a service and a tag. Toggle buttons and no links, as they change the list below and lead
 * nowhere; and no radio buttons, whose arrow keys would choose everything on the way.
 */
export function ProjectFilter({
  tags,
  services,
  filter,
  onChoose,
  onApproach,
  className,
  ...rest
}: ProjectFilterProps) {
  const [all, setAll] = useState(false);
  const tagsId = useId();
  const shown = tags.filter(({ label }, index) => all || index < firstTags || label === filter.tag);
  return (
    <div className={cx(s.root, className)} onPointerEnter={onApproach} onFocus={onApproach} {...rest}>
      <FilterGroup
        label={words.service}
        options={services.map(({ slug, label, count }) => ({ value: slug, label, count }))}
        chosen={filter.service}
        onChoose={(service) => onChoose({ service })}
      />
      <FilterGroup
        label={words.tag}
        id={tagsId}
        options={shown.map(({ label, count }) => ({ value: label, label, count }))}
        chosen={filter.tag}
        onChoose={(tag) => onChoose({ tag })}
      >
        {tags.length > firstTags && (
          <Button
            variant="outline"
            size="compact"
            aria-expanded={all}
            aria-controls={tagsId}
            onClick={() => setAll(!all)}
          >
            {all ? words.fewerTags : fill(words.allTags, { count: tags.length })}
          </Button>
        )}
      </FilterGroup>
    </div>
  );
}
