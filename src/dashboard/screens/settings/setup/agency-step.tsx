import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { Setup } from './use-setup';
import * as s from './setup.module.scss';

/** The agency and its admin. */
export function AgencyStep({ setup: { field } }: { setup: Setup }) {
  return (
    <>
      <div className={s.fields}>
        <InputField label="Agency name" maxLength={200} autoComplete="organization" {...field('name')} />
        <InputField
          label="Agency email"
          type="email"
          maxLength={200}
          autoComplete="off"
          {...field('email')}
        />
        <InputField label="Phone" mark="optional" type="tel" maxLength={200} {...field('phone')} />
        <InputField label="Address" mark="optional" maxLength={200} {...field('address')} />
        <InputField
          label="Time zone"
          maxLength={200}
          autoComplete="off"
          hint="Such as Europe/Berlin. The portal’s days and hours use it."
          {...field('timeZone')}
        />
        <InputField
          label="Currency"
          maxLength={60}
          autoComplete="off"
          hint="A code such as EUR, GBP or USD."
          {...field('currency')}
        />
      </div>
      <fieldset>
        <legend className={s.legend}>You, the admin</legend>
        <div className={s.fields}>
          <InputField label="Your name" maxLength={200} autoComplete="name" {...field('adminName')} />
          <InputField
            label="Your work email"
            type="email"
            maxLength={254}
            autoComplete="email"
            {...field('adminEmail')}
          />
        </div>
      </fieldset>
    </>
  );
}
