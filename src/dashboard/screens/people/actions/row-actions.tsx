import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import type { Person } from '@/dashboard/model/records/records';
import { emailLink } from '@/lib/email-address';
import { isSignIn, type PeopleAction } from './people-actions';

export interface RowActionsProps {
  person: Person;
  onOpen: (person: Person) => void;
  onAction: (person: Person, action: PeopleAction) => void;
  /** Gives the person an account of a shared portal, or a new password. */
  onInvite: (person: Person) => void;
}

/** The actions for one person of a list. */
export function RowActions({ person, onOpen, onAction, onInvite }: RowActionsProps) {
  const { name, email, status } = person;
  const isShared = useOpenWorkspace()?.shared !== undefined;
  const isArchived = status === 'archived';
  const items: MenuItem[] = [
    { id: 'open', label: 'Open', icon: 'user' },
    {
      id: 'write',
      label: 'Write an email',
      icon: 'mail',
      href: emailLink(email),
    },
    status === 'active'
      ? { id: 'suspended', label: 'Suspend', icon: 'pause' }
      : { id: 'active', label: isArchived ? 'Restore' : 'Set to active', icon: 'circle-check' },
  ];
  const mayEnter = person.kind !== 'regular' && ['active', 'invited'].includes(status);
  if (isShared && mayEnter) items.push({ id: 'invite', label: 'Create a password', icon: 'lock' });
  if (!isArchived)
    items.push({
      id: 'delete',
      label: isSignIn(person) ? 'Can’t be deleted: used to sign in' : 'Delete',
      icon: 'trash',
      tone: 'attention',
      disabled: isSignIn(person),
    });
  return (
    <MoreMenu
      label={`Actions for ${name}`}
      items={items}
      onChoose={({ id }) => {
        if (id === 'open') onOpen(person);
        else if (id === 'invite') onInvite(person);
        else if (id === 'delete') onAction(person, { type: 'delete' });
        else if (id === 'active' || id === 'suspended') onAction(person, { type: 'status', status: id });
      }}
    />
  );
}
