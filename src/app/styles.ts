/**
 * The global styles of every public page in one cached sheet: the tokens, the elements, the layout, and the home page's
 * parts of the design system. Decision 2 says what the last ones cost elsewhere. It includes the sheets of islands, because
 * their HTML is prerendered before their code loads. A rule test keeps the list complete.
 */
import '../../generated/fonts/hero.css';
import '../../styles/global.scss';
import './layout.module.scss';
import './page-boundary.module.scss';
import '@/design-system/badge/badge.module.scss';
import '@/design-system/button/button.module.scss';
import '@/design-system/card/card.module.scss';
import '@/design-system/carousel/carousel.module.scss';
import '@/design-system/carousel/wave-bars.module.scss';
import '@/design-system/chip/chip.module.scss';
import '@/design-system/divider/divider.module.scss';
import '@/design-system/dropdown/dropdown.module.scss';
import '@/design-system/field/field-frame.module.scss';
import '@/design-system/field/field.module.scss';
import '@/design-system/icon-button/icon-button.module.scss';
import '@/design-system/logo/logo.module.scss';
import '@/design-system/plate/plate.module.scss';
import '@/design-system/radio-chips/radio-chips.module.scss';
import '@/design-system/search-box/marked.module.scss';
import '@/design-system/search-box/search-box.module.scss';
import '@/design-system/search-box/search-list.module.scss';
import '@/design-system/search-box/search-message.module.scss';
import '@/design-system/skip-link/skip-link.module.scss';
import '@/design-system/text-area/text-area.module.scss';
import '@/design-system/text-link/text-link.module.scss';
import '@/design-system/visually-hidden/visually-hidden.module.scss';
import '@/sections/footer/footer.module.scss';
import '@/sections/language-switch/language-switch.module.scss';
import '@/sections/talk-banner/talk-banner.module.scss';
import '@/sections/top-nav/mobile-menu.module.scss';
import '@/sections/top-nav/top-nav.module.scss';
