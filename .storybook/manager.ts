import { addons } from 'storybook/manager-api';
import { brand } from '../generated/yaml/brand';
import { onSystemScheme, systemScheme, themeOf } from './theme';

const dress = () => addons.setConfig({ theme: themeOf(systemScheme()) });
dress();
onSystemScheme(dress);

// Storybook appends its name to every title and has no setting for it.
const named = () => {
  const title = document.title.replace(/Storybook$/, `${brand.name} design system`);
  if (title !== document.title) document.title = title;
};
named();
new MutationObserver(named).observe(document.head, { childList: true, subtree: true, characterData: true });
