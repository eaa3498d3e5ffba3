import { home } from '@/content/home';
import { Quote } from '@/sections/quote/quote';

export function HomeQuote() {
  if (!home.quote) return null;
  const { role, ...quote } = home.quote;
  return <Quote position={role} {...quote} />;
}
