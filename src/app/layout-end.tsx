import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { talk } from '@/content/plates/talk';
import { wordmark } from '@/content/plates/wordmark';
import { fallbackOf } from '@/lib/fallback-of';
import { hasLanguages, isFurtherLanguage } from '@/lib/language';
import { switchFrom } from '@/lib/languages';
import { footerLinks } from '@/routes/footer-links';
import { menu } from '@/routes/menu';
import { feedPath, pathTo } from '@/routes/paths';
import { Footer, type BannerAnchor } from '@/sections/footer/footer';
import { LanguageSwitch } from '@/sections/language-switch/language-switch';
import { TalkBanner, type TalkBannerProps } from '@/sections/talk-banner/talk-banner';

export interface LayoutEndProps {
  /** The banner link that leads to a section of the current page. */
  pageAnchor: BannerAnchor | undefined;
  /** The current page, for the same page in other languages. */
  path: string;
  banner: TalkBannerProps['size'];
}

/** A language without articles has no feed. */
const feed = isFurtherLanguage && fallbackOf(pathTo('blog')) ? undefined : feedPath;

/** The banner and the footer at the end of every public page. */
export function LayoutEnd({ pageAnchor, path, banner }: LayoutEndProps) {
  return (
    <>
      <TalkBanner talk={home.talk} email={brand.email} plate={talk} size={banner} />
      <Footer
        brand={brand}
        menu={menu}
        links={footerLinks}
        plate={wordmark}
        pageAnchor={pageAnchor}
        feedPath={feed}
      >
        {hasLanguages && <LanguageSwitch languages={switchFrom(path)} />}
      </Footer>
    </>
  );
}
