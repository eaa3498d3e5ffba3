import { brand } from '@/content/brand';

/** Whether the content is the one that ships. Tests of its own texts say nothing about an owner's. */
export const isSampleBrand = brand.name === 'Undula';
