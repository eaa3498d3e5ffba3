/** The entries of the bar: `navigation.yml`. */
export { navigation } from '@generated/yaml/navigation';
