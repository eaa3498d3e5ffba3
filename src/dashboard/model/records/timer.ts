import { id, moment, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A running timer. Its id is the person's id, so a person has at most one. */
export const timer = record({ projectId: id('projects'), note: text, startedAt: moment });

export interface Timer extends TypeOf<typeof timer> {}
