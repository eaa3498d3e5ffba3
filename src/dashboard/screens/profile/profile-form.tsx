import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useFocusOnError } from '@/dashboard/parts/edit/edit-form';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { FactList } from '@/dashboard/parts/fact-list/fact-list';
import { fieldsOf, profileFieldNames, profileLabels, type ProfileFields } from './profile-fields';
import * as s from './profile-form.module.scss';

export interface ProfileFormProps {
  edit: Edit<ProfileFields>;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** A person's own details, read-only until 'Edit Profile' is pressed. */
export function ProfileForm({ edit, editing, onEditing }: ProfileFormProps) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusBack(editing, () => toggle.current);
  useFocusOnError(form, edit.tries);

  const start = () => {
    flushSync(() => onEditing(true));
    form.current?.querySelector('input')?.focus();
  };
  const leave = () => onEditing(false);
  const cancel = () => {
    if (edit.saving) return;
    edit.discard();
    leave();
  };
  const field = (name: keyof ProfileFields) => ({ label: profileLabels[name], ...edit.field(name) });

  return (
    <Panel
      title="Profile Information"
      aside={
        <Button
          ref={toggle}
          size="compact"
          variant="outline"
          aria-disabled={(editing && edit.saving) || undefined}
          onClick={editing ? cancel : start}
        >
          {editing ? 'Cancel' : 'Edit Profile'}
        </Button>
      }
    >
      {editing ? (
        <form
          ref={form}
          className={s.form}
          noValidate
          aria-label="Profile Information"
          onSubmit={(event) => {
            event.preventDefault();
            edit.submit();
          }}
        >
          <InputField {...field('name')} required maxLength={200} autoComplete="name" />
          <InputField {...field('personalEmail')} type="email" autoComplete="email" />
          <InputField {...field('phone')} type="tel" autoComplete="tel" />
          <InputField {...field('address')} autoComplete="street-address" />
          <AreaField {...field('bio')} className={s.wide} rows={4} />
          <EditStatus edit={edit} subject="Your profile" compare={profileLabels} onUseTheirs={leave} />
          <div className={s.wide}>
            <Button type="submit" size="compact" disabled={edit.saving}>
              Save Changes
            </Button>
          </div>
        </form>
      ) : (
        <FactList
          facts={profileFieldNames.map((name) => ({ name: profileLabels[name], value: fieldsOf(me)[name] }))}
        />
      )}
    </Panel>
  );
}
