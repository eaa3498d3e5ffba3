import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { allDrawings } from '@/design-system/icon/all-drawings';
import { addDrawings } from '@/design-system/icon/icon';
import { shortErrorsInWaits } from './element-errors';

// Generous: a busy machine is several times slower, and a test that hangs fails anyway.
configure((given) => ({ asyncUtilTimeout: 20_000, ...shortErrorsInWaits(given) }));
addDrawings(allDrawings);
afterEach(cleanup);
