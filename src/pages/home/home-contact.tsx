import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { Contact } from '@/sections/contact/contact';

export function HomeContact() {
  return <Contact {...home.contact} brand={brand} />;
}
