import { home } from '@/content/home';
import { anchors } from '@/routes/anchors';
import { Why } from '@/sections/why/why';

export function HomeWhy() {
  return <Why {...home.why} next={`#${anchors.projects}`} />;
}
