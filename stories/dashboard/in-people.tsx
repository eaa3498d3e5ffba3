import type { Decorator } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import type { Person, SeedRecords } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { Toasts } from '@/dashboard/shell/toasts';
import { inPortal } from './in-portal';
import { useVisited } from './use-visited';
import { useFreshToasts } from './with-toasts';

let workspace: Workspace | null = null;
let address = '';

/** What the story's screen keeps its records in. */
export const records = (): Workspace => workspace!;

/** Where the story's screen has led to. */
export const visited = (): string => address;

/** Somebody by name. */
export const personNamed = (name: string): Person =>
  records()
    .all('people')
    .find((person) => person.name === name)!;

/** Parameters of a story whose people are made from the sample's. */
export const seeded = (change: (people: readonly Person[]) => readonly Person[]) => ({
  seed: (sample: SeedRecords): SeedRecords => ({ ...sample, people: change(sample.people ?? []) }),
});

function Seen() {
  workspace = useWorkspace();
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

const withRecords: Decorator = (Story, context) => {
  const { seed } = context.parameters as { seed?: Parameters<typeof inPortal>[0]['seed'] };
  return inPortal({ role: 'admin', seed })(Story, context) as ReactElement;
};

/**
 * Draws an admin's screen of people with its toasts; its records and its address can be asked for while it plays. A story
 * changes the sample with `parameters: { seed }`.
 */
export const inPeople: Decorator[] = [withWords, withRecords];
