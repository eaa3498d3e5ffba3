import {
  day,
  id,
  list,
  moment,
  number,
  object,
  record,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';

const checkIn = object({ id: id(), at: moment, text, percent: number(0, 100) });

export const goal = record({ internId: id('people'), title: text, targetOn: day, checkIns: list(checkIn) });

export interface Goal extends TypeOf<typeof goal> {}
export interface CheckIn extends TypeOf<typeof checkIn> {}
