import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Person } from '@/dashboard/model/records/records';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { emailLink } from '@/lib/email-address';
import { phoneLink } from '@/lib/phone-link';
import { composePath } from '@/routes/portal-paths';
import * as s from './mentor-card.module.scss';

export interface MentorCardProps {
  mentor: Person;
}

/** The mentor's name, position and contact details. */
export function MentorCard({ mentor }: MentorCardProps) {
  const role = useRole();
  return (
    <Panel title="Your mentor">
      <div className={s.who}>
        <Avatar name={mentor.name} size="large" />
        <div className={s.words}>
          <p className={s.name}>{mentor.name}</p>
          <p className={s.position}>{[mentor.position, mentor.team].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {mentor.bio && <p className={s.bio}>{mentor.bio}</p>}
      <dl className={s.contact}>
        <div className={s.row}>
          <dt>Email</dt>
          <dd>
            <Link className={s.link} href={emailLink(mentor.email)}>
              {mentor.email}
            </Link>
          </dd>
        </div>
        {mentor.phone && (
          <div className={s.row}>
            <dt>Phone</dt>
            <dd>
              <Link className={s.link} href={phoneLink(mentor.phone)} dir="ltr">
                {mentor.phone}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <div>
        <Button
          variant="outline"
          size="compact"
          icon={<Icon name="message-square" size={18} />}
          href={composePath(role, mentor.id)}
        >
          Write a message
        </Button>
      </div>
    </Panel>
  );
}
