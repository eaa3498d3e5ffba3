import { home } from '@/content/home';
import { services } from '@generated/content/services';
import { anchors } from '@/routes/anchors';
import { Services } from '@/sections/services/services';

/** The services. With no services, links to the section still have a target. */
export function HomeServices() {
  if (services.length === 0) return <div id={anchors.services} />;
  return <Services {...home.services} services={services} />;
}
