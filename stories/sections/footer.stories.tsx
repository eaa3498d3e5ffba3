import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { brand } from '@/content/brand';
import { plates } from '@/content/plates';
import { anchors } from '@/routes/anchors';
import { footerLinks } from '@/routes/footer-links';
import { isGroup, menu } from '@/routes/menu';
import { pathTo } from '@/routes/paths';
import { Footer } from '@/sections/footer/footer';
import { LanguageSwitch } from '@/sections/language-switch/language-switch';

const languages = [
  { tag: 'en', name: 'English', path: '/about' },
  { tag: 'de', name: 'Deutsch', path: '/de/about' },
];
const phone = '+1 555 0100';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { ...brand, phone },
    menu,
    links: footerLinks,
    feedPath: '/feed.xml',
    plate: plates.wordmark,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAPhone: Story = {
  args: { brand: { ...brand, phone: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: phone })).toBeNull();
  },
};

export const WithoutCareersInTheMenu: Story = {
  args: { menu: menu.filter((entry) => isGroup(entry) || entry.path !== pathTo('careers')) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Careers' })).toBeNull();
    // The banner's link to the careers still has a target.
    await expect(canvasElement.querySelector(`#${anchors.careers}`)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    brand: {
      ...brand,
      name: 'Northern Lights',
      tagline: 'A studio for the coast that designs, builds and looks after what small harbours need online.',
      email: 'conversations@northern-lights-of-the-coast.example',
    },
  },
};

export const LeadsEverywhere: Story = {
  play: async ({ canvas }) => {
    const links: HTMLAnchorElement[] = canvas.getAllByRole('link');
    const targets = Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
    await expect(targets).toMatchObject({
      'Privacy Policy': '/privacy',
      'Terms and Conditions': '/policy',
      Accessibility: '/accessibility',
      'UI/UX Design': '/projects/ui-ux-design',
      Consulting: '/services/consulting',
      Blog: '/blog',
      RSS: '/feed.xml',
      [brand.email]: `mailto:${brand.email}`,
      [phone]: 'tel:+15550100',
    });
    // 16 of the menu (Home is the bar's), 3 legal, the feed, 2 to reach us.
    await expect(links).toHaveLength(22);
  },
};

/** The last row of a site in several languages. */
export const InSeveralLanguages: Story = {
  args: { children: <LanguageSwitch languages={languages} current="de" /> },
};

/** For a page with a section of its own for one of them. */
export const LeavesAnAnchorToThePage: Story = {
  args: { pageAnchor: 'careers' },
  play: async () => {
    await expect(document.getElementById('careers')).toBeNull();
    await expect(document.getElementById('contact')).toBeVisible();
  },
};

export const HoldsTheAnchorsOfTheBanner: Story = {
  play: async ({ canvas }) => {
    await expect(document.getElementById('careers')).toContainElement(
      canvas.getByRole('link', { name: 'Careers' }),
    );
    await expect(document.getElementById('contact')).toContainElement(
      canvas.getByRole('link', { name: brand.email }),
    );
  },
};
