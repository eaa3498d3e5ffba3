import { useId, useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/portfolio';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import type { ProjectFilter as Filter } from '@/lib/filter-projects';
import { FilterGroup } from './filter-group';
import * as s from './project-filter.module.scss';

/** Two rows on a wide screen. A button shows the less frequent tags. */
const firstTags = 12;

export interface ProjectFilterProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  tags: readonly { label: string; count: number }[];
  services: readonly { slug: string; label: string; count: number }[];
  /** The current filter. */
  filter: Filter;
  /** Called with the value of the pressed option, or with null if it was deselected. */
  onChoose: (choice: Partial<Filter>) => void;
  /** Called before the first press, so that the data can be fetched ahead. */
  onApproach?: () => void;
}

/**
 * Filters the projects by service and tag. The options are toggle buttons, as they change the list below and lead to
 * no page. With radio buttons, the arrow keys would select every option on the way.
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
  // A button that is released stays: it has the focus.
  const [lastTag, setLastTag] = useState(filter.tag);
  if (filter.tag && filter.tag !== lastTag) setLastTag(filter.tag);
  const tagsId = useId();
  const shown = tags.filter(({ label }, index) => all || index < firstTags || label === lastTag);
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
