import { home } from '@/content/home';
import { dawn } from '@/content/plates/dawn';
import { Elevate } from '@/sections/elevate/elevate';

export function HomeElevate() {
  return <Elevate {...home.elevate} plate={dawn} />;
}
