import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { Setup } from './use-setup';
import * as s from './setup.module.scss';

/** The first client and project. The step can stay empty. */
export function ProjectStep({ setup }: { setup: Setup }) {
  const { draft, errors, field, set } = setup;
  return (
    <>
      <p className={s.note}>
        Add the first project, or skip this step. Without a client, the project is your own work and is not
        billed. Everyone from the last step becomes a member.
      </p>
      <div className={s.fields}>
        <InputField label="Client" mark="optional" maxLength={200} autoComplete="off" {...field('client')} />
        <InputField
          label="Project"
          mark="optional"
          maxLength={200}
          autoComplete="off"
          {...field('project')}
        />
        <DateField
          label="Due date"
          name="dueOn"
          min={setup.today}
          max="2100-12-31"
          value={draft.dueOn}
          error={errors.dueOn}
          onDay={({ day }) => set({ dueOn: day })}
        />
        <InputField
          label="Budget"
          mark="optional"
          inputMode="decimal"
          unit="hours"
          autoComplete="off"
          {...field('budgetHours')}
        />
      </div>
    </>
  );
}
