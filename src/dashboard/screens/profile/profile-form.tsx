import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/design-system/button/button';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { FactList } from './fact-list';
import { fieldsOf, profileFieldNames, profileLabels, type ProfileFields } from './profile-fields';
import * as s from './profile-form.module.scss';
import type { ProfileDraft } from './use-profile-draft';

export interface ProfileFormProps {
  draft: ProfileDraft;
}

/** What somebody tells about themselves: read until 'Edit Profile', then changed and saved, or left as it was. */
export function ProfileForm({ draft: profile }: ProfileFormProps) {
  const me = useMe();
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { draft, dirty, elsewhere, change, keepMine, reset, editing, setEditing, discard } = profile;
  const [saving, setSaving] = useState(false);
  /** Whether it was to be saved over what was changed elsewhere meanwhile. */
  const [disputed, setDisputed] = useState(false);

  const edit = () => {
    flushSync(() => setEditing(true));
    form.current?.querySelector('input')?.focus();
  };
  const leave = () => {
    setEditing(false);
    toggle.current?.focus();
  };
  const cancel = () => {
    discard();
    leave();
  };
  const keep = async () => {
    setSaving(true);
    const outcome = await run(() => ({
      label: 'Changed your profile',
      changes: [put('people', { ...me, ...draft })],
    }));
    setSaving(false);
    setDisputed(!outcome.done && outcome.conflict);
    if (!outcome.done) return;
    reset(draft);
    leave();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!dirty) return leave();
    if (elsewhere) return setDisputed(true);
    void keep();
  };
  const fieldProps = (name: keyof ProfileFields) => ({
    label: profileLabels[name],
    name,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ ...draft, [name]: currentTarget.value }),
  });

  return (
    <Panel
      title="Profile Information"
      aside={
        <Button ref={toggle} size="compact" variant="outline" onClick={editing ? cancel : edit}>
          {editing ? 'Cancel' : 'Edit Profile'}
        </Button>
      }
    >
      {editing ? (
        <form ref={form} className={s.form} noValidate aria-label="Profile Information" onSubmit={onSubmit}>
          <InputField {...fieldProps('name')} autoComplete="name" />
          <InputField {...fieldProps('personalEmail')} type="email" autoComplete="email" />
          <InputField {...fieldProps('phone')} type="tel" autoComplete="tel" />
          <InputField {...fieldProps('address')} autoComplete="street-address" />
          <AreaField {...fieldProps('bio')} className={s.wide} rows={4} />
          {disputed && elsewhere && (
            <Conflict
              className={s.wide}
              subject="Your profile"
              mine={draft}
              theirs={elsewhere}
              fields={profileFieldNames.map((name) => ({
                label: profileLabels[name],
                text: (version: ProfileFields) => version[name],
              }))}
              onKeepMine={() => {
                keepMine();
                void keep();
              }}
              onTakeTheirs={() => {
                setDisputed(false);
                cancel();
              }}
            />
          )}
          <div className={s.wide}>
            <Button type="submit" size="compact" disabled={saving}>
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
