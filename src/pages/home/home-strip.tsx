import { home } from '@/content/home';
import { FeatureStrip } from '@/sections/feature-strip/feature-strip';

export function HomeStrip() {
  return <FeatureStrip items={home.strip} />;
}
