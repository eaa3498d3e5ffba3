import { home } from '@/content/home';
import { Banner } from '@/sections/banner/banner';

export function HomeBanner() {
  return <Banner title={home.banner} />;
}
