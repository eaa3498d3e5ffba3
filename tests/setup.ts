import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addDrawings } from '@/design-system/icon/icon';
import { siteDrawings } from '@/design-system/icon/site-drawings';

addDrawings(siteDrawings);
afterEach(cleanup);
