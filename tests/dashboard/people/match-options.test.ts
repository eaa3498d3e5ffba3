import { describe, expect, it } from 'vitest';
import { matchOptions, valueOf } from '@/dashboard/parts/form/combo-field/match-options';

const options = [
  { value: '1', label: 'Åse Lund', detail: 'ase@x.example' },
  { value: '2', label: 'Sam Twin', detail: 'sam@x.example' },
  { value: '3', label: 'Sam Twin', detail: 'other@x.example' },
  { value: '4', label: 'Lasse' },
];

describe('the suggestions of a field', () => {
  it('are those that hold the text, the ones that begin with it first', () => {
    expect(matchOptions(options, 'ase').shown.map(({ value }) => value)).toEqual(['1']);
    expect(matchOptions(options, 'as').shown.map(({ value }) => value)).toEqual(['1', '4']);
    expect(matchOptions(options, 'OTHER').shown.map(({ value }) => value)).toEqual(['3']);
    expect(matchOptions(options, ' ').shown).toHaveLength(4);
  });

  it('are fifty at most, and count the rest', () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ value: `${index}`, label: `n${index}` }));
    expect(matchOptions(many, 'n').more).toBe(70);
    expect(matchOptions(many, '').shown).toHaveLength(50);
  });

  it('name one person only where one is meant', () => {
    expect(valueOf(options, ' åse LUND ')).toBe('1');
    expect(valueOf(options, 'Sam Twin')).toBeNull();
    expect(valueOf(options, '')).toBeNull();
  });
});
