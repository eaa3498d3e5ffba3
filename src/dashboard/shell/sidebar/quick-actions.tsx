import type { ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { quickActions } from '@/routes/portal-menu';
import { portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import { Menu } from '@/dashboard/parts/menu/menu';
import * as s from './quick-actions.module.scss';

export interface QuickActionsProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  role: Role;
}

/** A role's most frequent actions. The first button is solid, the second outlined. */
export function QuickActions({ role, className, ...rest }: QuickActionsProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      {quickActions[role].map((action, index) =>
        'items' in action ? (
          <Menu
            key={action.label}
            className={s.menu}
            label={action.label}
            items={action.items.map(({ label, icon, route }) => ({
              id: route,
              label,
              icon,
              href: portalPath(route),
            }))}
          >
            {(trigger) => (
              <Button
                size="compact"
                className={s.button}
                icon={<Icon name={action.icon} size={16} />}
                {...trigger}
              >
                {action.label}
                <Icon name="chevron-down" size={16} />
              </Button>
            )}
          </Menu>
        ) : (
          <Button
            key={action.label}
            size="compact"
            variant={index === 0 ? 'solid' : 'outline'}
            className={s.button}
            icon={<Icon name={action.icon} size={16} />}
            href={portalPath(action.route)}
          >
            {action.label}
          </Button>
        ),
      )}
    </div>
  );
}
