import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { onSystemScheme, systemScheme, themeOf } from './theme';

/** Docs pages are dark if the system or the toolbar is. */
const themeFor = (chosen: string | undefined) => themeOf(chosen === 'dark' ? 'dark' : systemScheme());

/** The toolbar's theme from the URL, before Storybook emits its globals. */
const chosenAtFirst = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** Applies the brand theme to docs pages, and the same theme to the stories in them. */
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
