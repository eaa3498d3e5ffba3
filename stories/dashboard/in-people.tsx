import type { Decorator } from '@storybook/react-webpack5';
import type { Person } from '@/dashboard/model/records/records';
import { Toasts } from '@/dashboard/shell/toasts';
import { inPortal, seeded } from './in-portal';
import { records, withRecords } from './story-records';
import { useVisited } from './use-visited';
import { useFreshToasts } from './with-toasts';

let address = '';

/** Where the story's screen has led to. */
export const visited = (): string => address;

/** Somebody by name. */
export const personNamed = (name: string): Person =>
  records()
    .all('people')
    .find((person) => person.name === name)!;

/** Parameters of a story whose people are made from the sample's. */
export const seededPeople = (change: (people: readonly Person[]) => readonly Person[]) =>
  seeded((sample) => ({ ...sample, people: change(sample.people ?? []) }));

function Seen() {
  address = useVisited();
  useFreshToasts();
  return null;
}

const withWords: Decorator = (Story) => (
  <>
    <Story />
    <Toasts />
    <Seen />
  </>
);

/**
 * Draws an admin's screen of people with its toasts; its records and its address can be asked for while it plays. A story
 * changes the sample with `parameters: { seed }`.
 */
export const inPeople: Decorator[] = [withWords, withRecords, inPortal({ role: 'admin' })];
