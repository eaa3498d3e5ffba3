import { describe, it } from 'vitest';
import { createMemoryStore } from '@/dashboard/store/memory-store';
import { seed, storeCases } from './store-contract';

describe('the store in memory', () => {
  it.each(storeCases)('$name', ({ run }) => run(createMemoryStore({ seed })));
});
