/** The agency's details: `brand.yml`. */
export { brand } from '@generated/yaml/brand';
