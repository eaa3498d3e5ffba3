import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findable, rank } from '@/dashboard/shell/palette/rank';

const entries = (...names: (string | [string, string])[]) =>
  names.map((name) =>
    typeof name === 'string'
      ? { name, findable: findable(name) }
      : { name: name[0], findable: findable(name[0], name[1]) },
  );
const found = (query: string, ...names: (string | [string, string])[]) =>
  rank(query, entries(...names)).map(({ name }) => name);

const people = ['Noor Adair', 'Ilan Voss', 'Mara Quist', 'Zoë Ødegård', 'Teo Ferran', 'Ruth Halden'];

it.each([
  ['noor', 'Noor Adair'],
  ['ada', 'Noor Adair'],
  ['NOOR ADAIR', 'Noor Adair'],
  ['adair noor', 'Noor Adair'],
  ['zoe', 'Zoë Ødegård'],
  ['odegard', 'Zoë Ødegård'],
  ['rh', 'Ruth Halden'],
])('finds %s', (query, name) => {
  expect(found(query, ...people)[0]).toBe(name);
});

it.each([
  ['feran', 'Teo Ferran'],
  ['quost', 'Mara Quist'],
  ['haldne', 'Ruth Halden'],
  ['hadlen', 'Ruth Halden'],
])('forgives the mistake in %s', (query, name) => {
  expect(found(query, ...people)).toContain(name);
});

it.each(['xyz', 'noor voss', '!', ''])('finds nothing for %j', (query) => {
  expect(found(query, ...people)).toEqual([]);
});

it('wants every word, and counts the words beside the name less', () => {
  expect(found('design', ['Noor', 'Design'], 'Design Review')).toEqual(['Design Review', 'Noor']);
  expect(found('noor design', ['Noor Adair', 'Design'], 'Design Review')).toEqual(['Noor Adair']);
});

it('puts the whole word before the beginning, and that before the middle', () => {
  expect(found('time', 'Overtime', 'Timer', 'Time')).toEqual(['Time', 'Timer', 'Overtime']);
});

it('keeps equals in their order', () => {
  expect(found('task', 'Task', 'Task', 'Task')).toHaveLength(3);
  const twins = entries('Task', 'Task');
  expect(rank('task', twins)).toEqual(twins);
});

it('takes any question, and finds every name by all of it', () => {
  fc.assert(fc.property(fc.string(), (query) => Array.isArray(found(query, ...people))));
  for (const name of people) expect(found(name, ...people)[0]).toBe(name);
});

it('answers among ten thousand people while one types', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    findable: findable(`${people[index % people.length]} ${index}`, `person-${index}@undula.example`),
  }));
  const start = performance.now();
  rank('haldne', many);
  // Generous: it takes some 30 ms on a quiet machine.
  expect(performance.now() - start).toBeLessThan(1500);
});
