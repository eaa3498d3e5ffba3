import { useState } from 'react';
import { removeContact } from '@/dashboard/commands/projects/client-changes';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { MoreMenu } from '@/dashboard/parts/menu/more-menu';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { emailLink } from '@/lib/email-address';
import { phoneLink } from '@/lib/phone-link';
import * as s from './client-page.module.scss';
import { ContactDialog } from './contact-dialog';

/** The people of a client, with their email and phone. */
export function ClientContactsPanel({ client, className }: { client: Client; className?: string }) {
  const run = useRun();
  const [edited, setEdited] = useState<ClientContact | 'new' | null>(null);
  return (
    <Panel
      title="Contacts"
      className={className}
      aside={
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setEdited('new')}
        >
          Add contact
        </Button>
      }
    >
      {client.contacts.length === 0 ? (
        <Empty title="No contacts yet">Add the people you talk to, with their email and phone.</Empty>
      ) : (
        <ul role="list" className={s.contacts}>
          {client.contacts.map((contact) => (
            <li key={contact.id} className={s.contact}>
              <div className={s.words}>
                <p className={s.name}>{contact.name}</p>
                {contact.position && <p className={s.soft}>{contact.position}</p>}
                {contact.email && (
                  <p>
                    <Link className={s.link} href={emailLink(contact.email)}>
                      {contact.email}
                    </Link>
                  </p>
                )}
                {contact.phone && (
                  <p>
                    <Link className={s.link} href={phoneLink(contact.phone)}>
                      {contact.phone}
                    </Link>
                  </p>
                )}
              </div>
              <MoreMenu
                label={`Actions for ${contact.name}`}
                items={[
                  { id: 'edit', label: 'Edit', icon: 'pencil' },
                  { id: 'remove', label: 'Remove', icon: 'trash', tone: 'attention' },
                ]}
                onChoose={({ id }) =>
                  id === 'edit' ? setEdited(contact) : void run(removeContact(client, contact))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <ContactDialog
          key={edited === 'new' ? 'new' : edited.id}
          client={client}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
