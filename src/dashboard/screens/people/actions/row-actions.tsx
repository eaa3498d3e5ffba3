import { Menu } from '@/dashboard/parts/menu/menu';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import type { Person, PersonStatus } from '@/dashboard/model/records/records';
import { Icon } from '@/design-system/icon/icon';
import { isSignIn } from './people-actions';
import * as s from '@/dashboard/screens/people/list/cells.module.scss';

export type RowAction = { type: 'open' } | { type: 'status'; status: PersonStatus } | { type: 'delete' };

export interface RowActionsProps {
  person: Person;
  onAction: (action: RowAction) => void;
}

/** One for all rows: it is drawn once and never again. */
const more = <Icon name="more" size={18} />;

/** What can be done with one person of a list. */
export function RowActions({ person, onAction }: RowActionsProps) {
  const { name, email, status } = person;
  const isArchived = status === 'archived';
  const items: MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'user' },
    {
      id: 'write',
      label: 'Write an email',
      icon: 'mail',
      href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    },
    status === 'active'
      ? { id: 'suspend', label: 'Suspend', icon: 'pause' }
      : { id: 'activate', label: isArchived ? 'Restore' : 'Set to active', icon: 'circle-check' },
    ...(isArchived
      ? []
      : [
          {
            id: 'delete',
            label: isSignIn(person) ? 'Signs in here: stays' : 'Delete',
            icon: 'trash',
            tone: 'attention',
            disabled: isSignIn(person),
          } as const,
        ]),
  ];
  const actions: Readonly<Record<string, RowAction>> = {
    open: { type: 'open' },
    suspend: { type: 'status', status: 'suspended' },
    activate: { type: 'status', status: 'active' },
    delete: { type: 'delete' },
  };
  return (
    <Menu
      label={`Actions for ${name}`}
      items={items}
      align="end"
      onChoose={({ id }) => {
        const action = actions[id];
        if (action) onAction(action);
      }}
    >
      {(trigger) => (
        <button type="button" className={s.more} aria-label={`Actions for ${name}`} {...trigger}>
          {more}
        </button>
      )}
    </Menu>
  );
}
