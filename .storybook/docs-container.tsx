import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { onSystemScheme, systemScheme, themeOf } from './theme';

/** Guidance is dark where the system is, or where the toolbar says so. */
const themeFor = (chosen: string | undefined) => themeOf(chosen === 'dark' ? 'dark' : systemScheme());

/** What the address says that the toolbar was set to, before Storybook tells of it. */
const chosenAtFirst = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** Dresses the guidance in the brand, and the stories in it in the same theme. */
export function BrandedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeFor(chosenAtFirst()));

  useEffect(() => {
    const channel = addons.getChannel();
    let chosen = chosenAtFirst();
    const update = () => setTheme(themeFor(chosen));
    const onGlobals = ({ globals }: { globals: { theme?: string } }) => {
      chosen = globals.theme;
      update();
    };
    channel.on('globalsUpdated', onGlobals);
    const forget = onSystemScheme(update);
    return () => {
      channel.off('globalsUpdated', onGlobals);
      forget();
    };
  }, []);

  return (
    <DocsContainer {...rest} theme={theme}>
      {children}
    </DocsContainer>
  );
}
