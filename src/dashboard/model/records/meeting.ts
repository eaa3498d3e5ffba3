import { id, list, local, minutes, record, text, type TypeOf } from '@/dashboard/model/fields/fields';
import { checkItem } from './task';

export const meeting = record({
  internId: id('people'),
  mentorId: id('people'),
  startsAt: local,
  minutes,
  agenda: list(checkItem),
  notes: text,
});

export interface Meeting extends TypeOf<typeof meeting> {}
export interface AgendaItem extends TypeOf<typeof checkItem> {}
