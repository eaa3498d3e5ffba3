import type { ComponentProps } from 'react';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { PersonFields, type PersonFieldsProps } from './person-fields';
import { fieldLabel, fieldsOf } from './person-rules';
import * as s from './person-form.module.scss';

/** A form for one person: the errors of a try to save, and the fields. */
export function PersonForm({
  form,
  savedStatus,
  children,
  ...rest
}: PersonFieldsProps & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const { kind, edit, errors, controlId } = form;
  const summary = fieldsOf(kind).flatMap((id) =>
    errors[id] ? [{ id: controlId(id), text: `${fieldLabel(id, kind)}: ${errors[id]}` }] : [],
  );
  return (
    <form
      noValidate
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
      {...rest}
    >
      <ErrorSummary errors={edit.tries > 0 ? summary : []} tries={edit.tries} />
      <PersonFields form={form} savedStatus={savedStatus} />
      {children}
    </form>
  );
}
