import { isObject } from '@/dashboard/model/fields/matches';
import { readStored, writeStored } from '@/platform/storage';
import type { PeopleIds } from './match-people';

const key = 'portal-brought-people';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The people that an admin chose when records were brought from a source, so that a repeat names the same ones. This
 * browser remembers the last source.
 * @param source - the instant when the records of the source began
 */
export const readChosenPeople = (source: string): PeopleIds =>
  readStored(key, (value) => {
    if (!isObject(value) || value.source !== source || !isObject(value.people)) return null;
    return new Map(Object.entries(value.people).filter((one): one is [string, string] => isText(one[1])));
  }) ?? new Map();

export const writeChosenPeople = (source: string, people: PeopleIds): void =>
  void writeStored(key, { source, people: Object.fromEntries(people) });
