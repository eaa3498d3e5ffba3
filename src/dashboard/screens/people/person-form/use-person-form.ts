import { useLayoutEffect, useMemo, useRef } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Person } from '@/dashboard/model/records/records';
import type { FieldError } from '@/dashboard/parts/form/error-summary/error-summary';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { emailKey, fieldLabel, fieldsOf, type PersonFieldId } from './person-rules';
import { personSchema, type PersonValues } from './person-schema';

export interface PersonForm extends UseFormReturn<PersonValues> {
  kind: ListedKind;
  /** The control of a field: its id in the document. */
  controlId: (id: PersonFieldId) => string;
  /** What is wrong, in the order of the fields, for the summary above them. */
  errors: readonly FieldError[];
}

export interface PersonFormOptions {
  kind: ListedKind;
  /** Begins the ids of its controls: unique on the page. */
  name: string;
  values: PersonValues;
  people: readonly Person[];
  /** Whose form it is; null for somebody new. */
  ownId: string | null;
}

/** A form for one person: its values, and its rules, which see everybody else's addresses as they are when they are asked. */
export function usePersonForm({ kind, name, values, people, ownId }: PersonFormOptions): PersonForm {
  const latest = useRef(people);
  useLayoutEffect(() => {
    latest.current = people;
  });
  const resolver = useMemo((): Resolver<PersonValues> => {
    const ownerOf = (key: string) =>
      latest.current.find(({ id, email }) => id !== ownId && emailKey(email) === key)?.name;
    return valibotResolver(personSchema({ kind, ownerOf }));
  }, [kind, ownId]);

  const form = useForm<PersonValues>({
    defaultValues: values,
    resolver,
    mode: 'onTouched',
    // Else a wrong field would keep silent what two fields say together.
    criteriaMode: 'all',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const controlId = (id: PersonFieldId) => `${name}-${id}`;
  const { errors } = form.formState;
  return {
    ...form,
    kind,
    controlId,
    errors: fieldsOf(kind).flatMap((id) => {
      const message = errors[id]?.message;
      return message ? [{ id: controlId(id), text: `${fieldLabel(id, kind)}: ${message}` }] : [];
    }),
  };
}
