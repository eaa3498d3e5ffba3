import { home } from '@/content/home';
import { services } from '@generated/content/services';
import { Services } from '@/sections/services/services';

export function HomeServices() {
  return <Services {...home.services} services={services} />;
}
