import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';

afterEach(cleanup);

const choices = Array.from({ length: 200 }, (_, index) => ({ value: `${index}`, label: `Project ${index}` }));

it('a long list has the chosen one at first and all after the first frame, and keeps the choice', async () => {
  render(<ChoiceField label="Project" choices={choices} value="150" onChange={() => {}} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Project');
  expect([...field.options].map(({ label }) => label)).toEqual(['Project 150']);
  await screen.findByRole('option', { name: 'Project 199' });
  expect(field.options).toHaveLength(200);
  expect(field.value).toBe('150');
});

it('a long list keeps its first choice if nothing controls it', async () => {
  render(<ChoiceField label="Project" choices={choices} defaultValue="150" />);
  await screen.findByRole('option', { name: 'Project 199' });
  expect(screen.getByLabelText<HTMLSelectElement>('Project').value).toBe('150');
});
