import './styles';
import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { homeTitle } from '@/content/home-title';
import { hero as heroPlate } from '@/content/plates/hero';
import { island } from '@/platform/island';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { Hero } from '@/sections/hero/hero';
import { PageMeta } from '@/sections/page-meta/page-meta';

const Elevate = island(async () => (await import('./home-elevate')).HomeElevate, { opensOn: 'input' });
const Strip = island(async () => (await import('./home-strip')).HomeStrip);
const Clients = island(async () => (await import('./home-clients')).HomeClients);
const Banner = island(async () => (await import('./home-banner')).HomeBanner);
const Team = island(async () => (await import('./home-team')).HomeTeam);
const Services = island(async () => (await import('./home-services')).HomeServices);
const Why = island(async () => (await import('./home-why')).HomeWhy);
const Projects = island(async () => (await import('./home-projects')).HomeProjects, { asked: 'project' });
const Quote = island(async () => (await import('./home-quote')).HomeQuote);
const Welcome = island(async () => (await import('./home-welcome')).HomeWelcome);
const Contact = island(async () => (await import('./home-contact')).HomeContact);

const sections = [Elevate, Strip, Clients, Banner, Team, Services, Why, Projects, Quote, Welcome, Contact];

/** Resolves when the whole page can render at once, so that Back finds its full height. */
export const homeReady = () => Promise.all(sections.map((section) => section.ready()));

const { hero } = home;
const next = `#${anchors.elevate}`;

/** The home page. The hero renders at once. The code and content of the other sections load when they are near. */
export function HomePage() {
  return (
    <>
      <PageMeta title={homeTitle()} description={brand.description} canonical={pathTo('home')} />
      <Hero
        welcome={hero.welcome}
        title={hero.title}
        about={hero.about}
        start={{ label: hero.start, href: pathTo('contact') }}
        more={{ label: hero.more, href: next }}
        scroll={{ label: hero.scroll, href: next }}
        plate={heroPlate}
      />
      <Elevate />
      <Strip />
      <Clients />
      <Banner />
      <Team />
      <Services />
      <Why />
      <Projects />
      <Quote />
      <Welcome />
      <Contact />
    </>
  );
}
