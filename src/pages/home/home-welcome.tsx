import { home } from '@/content/home';
import { sun } from '@/content/plates/sun';
import { Welcome } from '@/sections/welcome/welcome';

export function HomeWelcome() {
  return <Welcome {...home.welcome} plate={sun} />;
}
