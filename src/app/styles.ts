/**
 * Every stylesheet of the public site, in one file for all pages: one request, kept by the browser from page to page.
 * Without this a section's lazy code would bring its CSS a second time, after the paint. A rule test keeps it complete.
 * The client imports it and every page links it: the bundler's loader does not ask for a sheet that is linked, and the
 * class names weigh on the client, after the paint, and not on the first script.
 */
import '../../generated/fonts/hero.css';
import '../../styles/global.scss';
import './page-boundary.module.scss';
import '@/design-system/badge/badge.module.scss';
import '@/design-system/button/button.module.scss';
import '@/design-system/card/card.module.scss';
import '@/design-system/carousel/carousel.module.scss';
import '@/design-system/carousel/wave-bars.module.scss';
import '@/design-system/chip/chip.module.scss';
import '@/design-system/divider/divider.module.scss';
import '@/design-system/drawer/drawer.module.scss';
import '@/design-system/dropdown/dropdown.module.scss';
import '@/design-system/field/field-frame.module.scss';
import '@/design-system/field/field.module.scss';
import '@/design-system/icon-button/icon-button.module.scss';
import '@/design-system/logo/logo.module.scss';
import '@/design-system/plate/plate.module.scss';
import '@/design-system/search-box/search-box.module.scss';
import '@/design-system/skip-link/skip-link.module.scss';
import '@/design-system/text-area/text-area.module.scss';
import '@/design-system/text-link/text-link.module.scss';
import '@/design-system/visually-hidden/visually-hidden.module.scss';
import '@/pages/contact/contact.module.scss';
import '@/pages/not-found/not-found.module.scss';
import '@/pages/plain/plain.module.scss';
import '@/sections/banner/banner.module.scss';
import '@/sections/contact/business-hours.module.scss';
import '@/sections/contact/contact-form.module.scss';
import '@/sections/contact/contact-info.module.scss';
import '@/sections/contact/contact-outcome.module.scss';
import '@/sections/contact/contact.module.scss';
import '@/sections/cursor/cursor.module.scss';
import '@/sections/elevate/elevate.module.scss';
import '@/sections/feature-strip/feature-strip.module.scss';
import '@/sections/footer/footer.module.scss';
import '@/sections/hero/hero.module.scss';
import '@/sections/hero/live-field.module.scss';
import '@/sections/project-drawer/project-drawer.module.scss';
import '@/sections/projects/project-card.module.scss';
import '@/sections/projects/projects.module.scss';
import '@/sections/route-announcer/route-announcer.module.scss';
import '@/sections/scroll-to-top/scroll-to-top.module.scss';
import '@/sections/services/service-card.module.scss';
import '@/sections/services/services.module.scss';
import '@/sections/talk-banner/talk-banner.module.scss';
import '@/sections/team/member.module.scss';
import '@/sections/team/team.module.scss';
import '@/sections/top-nav/mobile-menu.module.scss';
import '@/sections/top-nav/top-nav.module.scss';
import '@/sections/welcome/welcome.module.scss';
import '@/sections/why/why.module.scss';
