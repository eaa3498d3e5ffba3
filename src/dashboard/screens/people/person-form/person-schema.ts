import * as v from 'valibot';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  emailKey,
  fieldsOf,
  refuseDays,
  refuseMentor,
  refuseTaken,
  ruleOf,
  type PersonFieldId,
} from './person-rules';

/** What the form holds. All of it stays as it was typed until it is saved. */
export interface PersonValues extends Record<Exclude<PersonFieldId, 'verified'>, string> {
  verified: boolean;
  /** Id of the mentor that `mentor` names; empty for none. */
  mentorId: string;
}

export interface SchemaContext {
  kind: ListedKind;
  /** Who has an address, by `emailKey`: their name; undefined where nobody else has it. */
  ownerOf: (key: string) => string | undefined;
}

/** The form's rules: those of each field, then what depends on other fields and other people. */
export function personSchema({ kind, ownerOf }: SchemaContext) {
  const has = new Set(fieldsOf(kind));
  const ruled = (id: PersonFieldId) => {
    const rule = ruleOf(id, kind);
    return v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed && has.has(id) ? rule(dataset.value) : null;
        if (message !== null) addIssue({ message });
      }),
    );
  };
  return v.pipe(
    v.object({
      name: ruled('name'),
      email: v.pipe(
        ruled('email'),
        v.rawCheck(({ dataset, addIssue }) => {
          const owner = dataset.typed ? ownerOf(emailKey(dataset.value)) : undefined;
          if (owner !== undefined) addIssue({ message: refuseTaken(owner) });
        }),
      ),
      personalEmail: ruled('personalEmail'),
      phone: ruled('phone'),
      address: ruled('address'),
      team: ruled('team'),
      position: ruled('position'),
      joinedOn: ruled('joinedOn'),
      endsOn: ruled('endsOn'),
      weeklyHours: ruled('weeklyHours'),
      requiredHours: ruled('requiredHours'),
      mentor: ruled('mentor'),
      mentorId: v.string(),
      status: ruled('status'),
      verified: v.boolean(),
      bio: ruled('bio'),
    }),
    v.forward(
      v.partialCheck(
        [['joinedOn'], ['endsOn']],
        ({ joinedOn, endsOn }) => !has.has('endsOn') || refuseDays(joinedOn, endsOn) === null,
        ({ input }) => refuseDays(input.joinedOn, input.endsOn) ?? '',
      ),
      ['endsOn'],
    ),
    v.forward(
      v.partialCheck(
        [['mentor'], ['mentorId']],
        ({ mentor, mentorId }) => mentor.trim() === '' || mentorId !== '',
        refuseMentor,
      ),
      ['mentor'],
    ),
  );
}
