import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { talk } from '@/content/plates/talk';
import { wordmark } from '@/content/plates/wordmark';
import { menu } from '@/routes/menu';
import { Footer } from '@/sections/footer/footer';
import { TalkBanner } from '@/sections/talk-banner/talk-banner';

export interface LayoutEndProps {
  /** The page has a contact section of its own: `#contact` leads there. */
  hasContactSection: boolean;
}

/** The banner and the footer, at the end of every page. */
export function LayoutEnd({ hasContactSection }: LayoutEndProps) {
  return (
    <>
      <TalkBanner talk={home.talk} email={brand.email} plate={talk} />
      <Footer brand={brand} menu={menu} plate={wordmark} holdsContactAnchor={!hasContactSection} />
    </>
  );
}
