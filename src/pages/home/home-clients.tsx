import { home } from '@/content/home';
import { Clients } from '@/sections/clients/clients';

export function HomeClients() {
  return home.clients && <Clients {...home.clients} />;
}
