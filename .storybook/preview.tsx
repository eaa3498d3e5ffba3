import type { Preview } from '@storybook/react-webpack5';
import { Globals } from '@react-spring/web';
import { useEffect, useState } from 'react';
import { configure, expect } from 'storybook/test';
import { memoryLocation } from 'wouter/memory-location';
import '../generated/fonts/full.css';
import '../styles/global.scss';
import './docs.scss';
import { draggable } from '../src/dashboard/parts/board/draggable';
import { segmented } from '../src/dashboard/parts/form/date-field/segmented';
import { loadMenuList } from '../src/dashboard/parts/menu/load-menu-list';
import { allDrawings } from '../src/design-system/icon/all-drawings';
import { addDrawings } from '../src/design-system/icon/icon';
import { RouterProvider } from '../src/design-system/link/router-provider';
import { LastPlaces, type Places } from '../src/motion/places';
import { documentFlags } from '../src/platform/document-flags';
import { nextPaint } from '../src/platform/next-paint';
import { axeOptions, axeRules, quickAxeOptions } from '../tests/axe-rules';
import { shortErrorsInWaits } from '../tests/element-errors';
import { BrandedDocs } from './docs-container';
import { modes } from './modes';
import { isNightlyRun, isTestRun } from './test-run';
import { documentProps } from './document-props';
import { transitionsRendered, TransitionProbe } from './transition-probe';

// The default timeout of one second is too short on a busy machine.
configure((given) => ({ asyncUtilTimeout: 60_000, ...shortErrorsInWaits(given) }));

// Springs jump to their end in a test run: an intermediate frame is not a state of the story.
if (isTestRun()) Globals.assign({ skipAnimation: true });

/** In a test run so do animations and transitions of the portal, whose first frames are often not visible. */
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition: none !important }');
if (isTestRun()) document.adoptedStyleSheets.push(still);

addDrawings(allDrawings);

/** A story in an iframe of a docs page uses the theme of that page. */
const themeAround = () =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument.documentElement.dataset.theme;

/** Storybook does not play an embedded story, such as the ones that `npm run review` shows in further modes. */
const isEmbedded = () => new URLSearchParams(window.location.search).get('embed') === 'true';

/** A play function without assertions cannot fail. */
function expectAssertions(context: object): void {
  if (!isTestRun() || isEmbedded() || !('playFunction' in context) || !context.playFunction) return;
  if (expect.getState().assertionCalls === 0) throw new Error('This play asserts nothing.');
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits for the fonts, draws the sections below the first view, and waits for what screens of the portal draw after their first frame.
 * All of them move what is below them, and axe, which looks next, would take a text for one on the ground of another section.
 */
async function settle(): Promise<void> {
  if (!isTestRun()) return;
  documentFlags().drawn = '';
  await document.fonts.ready;
  await nextPaint();
  await transitionsRendered();
  await nextFrame();
}

const preview: Preview = {
  // In the portal, screens wait for the first two, and the menu list loads before the first press.
  beforeAll: async () => {
    await Promise.all([draggable.prepare(), segmented.prepare(), loadMenuList()]);
  },
  beforeEach: ({ playFunction, parameters, title }) => {
    // Stories about a transition of the portal have `parameters: { moves: true }`.
    still.disabled = parameters.moves ?? !/^(dashboard|studio)\//.test(title);
    // Colours and sizes are those of the stories without a play, which every run checks.
    if (playFunction && isTestRun() && !isNightlyRun()) parameters.a11y.options = quickAxeOptions;
    expect.setState({ assertionCalls: 0 });
    delete documentFlags().drawn;
  },
  afterEach: async (context) => {
    expectAssertions(context);
    await settle();
  },
  argTypesEnhancers: [documentProps],
  parameters: {
    layout: 'padded',
    // Without `resultTypes`, the panel also lists passed rules.
    a11y: { test: 'error', options: isTestRun() ? axeOptions : { rules: axeRules } },
    chromatic: { modes: { desktop: modes.desktop, phone: modes.phone, dark: modes.dark, rtl: modes.rtl } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'docs',
          ['introduction', 'adding a component', 'content and voice', 'hosting', 'decisions'],
          'foundations',
          ['colour', 'type', 'space', 'motion', 'plates', 'themes'],
          'design-system',
          'sections',
          'pages',
          'motion',
          'dashboard',
          'studio',
        ],
      },
    },
    docs: { container: BrandedDocs, toc: { headingSelector: 'h2', title: 'On this page' } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        landscape: { name: 'Phone in landscape', styles: { width: '844px', height: '390px' } },
        // WCAG 1.4.10: a screen of 1280 × 1024 px, enlarged to 400%.
        zoomed: { name: 'Zoomed 320', styles: { width: '320px', height: '256px' } },
        bar: { name: 'Narrowest bar 800', styles: { width: '800px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const theme = themeAround() ?? String(globals.theme);
      const direction = String(globals.direction);
      const isGuidance = viewMode === 'docs';
      // Otherwise the cards of a story fly from where those of the story before were.
      const [places] = useState<{ current: Places | null }>(() => ({ current: null }));
      useEffect(() => {
        // A docs page shows many stories and has its own theme.
        if (isGuidance) return;
        document.documentElement.dataset.theme = theme;
        document.documentElement.dir = direction;
      }, [theme, direction, isGuidance]);
      // Stories set their address with `parameters: { path: '/about' }`. Links in them do not leave the
      // story.
      const { hook, searchHook } = memoryLocation({ path: String(parameters.path ?? '/'), record: true });
      return (
        <LastPlaces value={places}>
          <RouterProvider hook={hook} searchHook={searchHook}>
            {isGuidance && theme === 'dark' ? (
              <div data-theme="dark" style={{ padding: 24, color: 'var(--text)', background: 'var(--page)' }}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
            <TransitionProbe />
          </RouterProvider>
        </LastPlaces>
      );
    },
  ],
};

export default preview;
