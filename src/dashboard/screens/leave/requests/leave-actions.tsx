import { Icon } from '@/design-system/icon/icon';
import { removeLeave } from '@/dashboard/commands/leave/leave-commands';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Leave } from '@/dashboard/model/records/records';
import { Menu } from '@/dashboard/parts/menu/menu';
import * as s from './requests.module.scss';

export interface LeaveActionsProps {
  leave: Leave;
  /** The person and the time, for the name of the menu. */
  name: string;
  today: string;
  onCorrect: () => void;
}

/** The menu of one leave: correct or delete it. */
export function LeaveActions({ leave: { id }, name, today, onCorrect }: LeaveActionsProps) {
  const run = useRun();
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      items={[
        { id: 'correct', label: 'Correct', icon: 'pencil' },
        { id: 'delete', label: 'Delete', icon: 'trash' },
      ]}
      onChoose={({ id: action }) =>
        action === 'correct' ? onCorrect() : void run((read) => removeLeave({ id, today }, read))
      }
    >
      {(trigger) => (
        <button type="button" className={s.more} aria-label={`Actions for ${name}`} {...trigger}>
          <Icon name="more" size={20} />
        </button>
      )}
    </Menu>
  );
}
