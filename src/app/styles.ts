/**
 * What every page looks like before its own parts: the tokens, the elements and the layout around the page, in one sheet
 * that the browser keeps from page to page. Sections whose code is gated stand in the HTML from the start, so their sheets
 * are named here and not left to travel with their code; a rule test keeps the list complete.
 */
import '../../generated/fonts/hero.css';
import '../../styles/global.scss';
import './page-boundary.module.scss';
import '@/design-system/button/button.module.scss';
import '@/design-system/dropdown/dropdown.module.scss';
import '@/design-system/icon-button/icon-button.module.scss';
import '@/design-system/logo/logo.module.scss';
import '@/design-system/plate/plate.module.scss';
import '@/design-system/search-box/marked.module.scss';
import '@/design-system/search-box/search-box.module.scss';
import '@/design-system/search-box/search-list.module.scss';
import '@/design-system/search-box/search-message.module.scss';
import '@/design-system/skip-link/skip-link.module.scss';
import '@/design-system/visually-hidden/visually-hidden.module.scss';
import '@/sections/footer/footer.module.scss';
import '@/sections/talk-banner/talk-banner.module.scss';
import '@/sections/top-nav/mobile-menu.module.scss';
import '@/sections/top-nav/top-nav.module.scss';
