/** The texts of the home page: `home.yml`. */
export { home } from '@generated/yaml/home';
