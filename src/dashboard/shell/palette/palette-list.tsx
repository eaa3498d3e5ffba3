import { Icon } from '@/design-system/icon/icon';
import type { Listbox } from '@/design-system/listbox/use-listbox';
import type { AnswerGroup } from './group-answers';
import * as s from './palette.module.scss';

export interface PaletteListProps {
  groups: readonly AnswerGroup[];
  listbox: Listbox;
}

/** The grouped results. The focus remains in the field, and arrow keys move the active option. */
export function PaletteList({ groups, listbox }: PaletteListProps) {
  const { active, list, option, setActive } = listbox;
  const answers = groups.flatMap(({ entries }) => entries);
  return (
    <div {...list} aria-label="Results" className={s.list} hidden={groups.length === 0}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${list.id}-${title}`} className={s.group}>
          <div id={`${list.id}-${title}`} role="presentation" className={s.heading}>
            {title}
          </div>
          {entries.map((entry) => {
            const index = answers.indexOf(entry);
            return (
              <div
                key={entry.id}
                {...option(index)}
                className={s.option}
                onMouseMove={() => index !== active && setActive(index)}
              >
                <Icon name={entry.icon} size={18} className={s.icon} />
                <span className={s.label}>{entry.label}</span>
                {entry.detail && <span className={s.detail}>{entry.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
