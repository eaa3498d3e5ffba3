/** Who the agency is: `brand.yml`. */
export { brand } from '@generated/yaml/brand';
