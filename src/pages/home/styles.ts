/**
 * The home page's stylesheet. Its sections are islands: their HTML is there from the start, and their code is not. Their
 * stylesheets are therefore imported here, and not with their code. A rule test keeps the list complete.
 */
import '@/sections/banner/banner.module.scss';
import '@/sections/clients/clients.module.scss';
import '@/sections/contact/business-hours.module.scss';
import '@/sections/contact/contact-form.module.scss';
import '@/sections/contact/contact-info.module.scss';
import '@/sections/contact/contact-outcome.module.scss';
import '@/sections/contact/contact.module.scss';
import '@/sections/elevate/elevate.module.scss';
import '@/sections/feature-strip/feature-strip.module.scss';
import '@/sections/hero/hero-lines.module.scss';
import '@/sections/hero/hero.module.scss';
import '@/sections/project-card/project-card.module.scss';
import '@/sections/projects/project-actions.module.scss';
import '@/sections/projects/projects.module.scss';
import '@/sections/quote/quote.module.scss';
import '@/sections/quote/speaker.module.scss';
import '@/sections/services/service-card.module.scss';
import '@/sections/services/service-figure.module.scss';
import '@/sections/services/services.module.scss';
import '@/sections/team/member.module.scss';
import '@/sections/team/team.module.scss';
import '@/sections/welcome/welcome.module.scss';
import '@/sections/why/why.module.scss';
