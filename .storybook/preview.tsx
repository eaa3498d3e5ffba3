import type { Preview } from '@storybook/react-webpack5';
import { Globals } from '@react-spring/web';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../generated/fonts/full.css';
import '../styles/global.scss';
import { addDrawings } from '../src/design-system/icon/icon';
import { portalDrawings } from '../src/design-system/icon/portal-drawings';
import { modes } from './modes';
import { isTestRun } from './test-run';

// A spring half way is neither state of a story: in a test run springs arrive at once.
if (isTestRun()) Globals.assign({ skipAnimation: true });

addDrawings(portalDrawings);

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes: { desktop: modes.desktop, phone: modes.phone, dark: modes.dark } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['docs', 'foundations', 'design-system', 'sections', 'pages', 'dashboard'] },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(globals.theme);
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      // Stories choose their address with `parameters: { path: '/about' }`; links in them go nowhere.
      const { hook, searchHook } = memoryLocation({ path: String(parameters.path ?? '/'), record: true });
      return (
        <Router hook={hook} searchHook={searchHook}>
          <Story />
        </Router>
      );
    },
  ],
};

export default preview;
