import { id, moment, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A running clock; its id is the person's, so that there is one at most. */
export const timer = record({ projectId: id('projects'), note: text, startedAt: moment });

export interface Timer extends TypeOf<typeof timer> {}
