import { themes, useTheme } from '@/state/use-theme';
import { Menu } from '@/dashboard/parts/menu/menu';
import { BarButton } from './bar-button';
import { themeLooks } from './theme-looks';

/** Chooses the light, dark or system theme. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const { label, icon } = themeLooks[theme];
  return (
    <Menu
      label="Theme"
      align="end"
      items={themes.map((id) => ({ id, ...themeLooks[id], checked: id === theme }))}
      onChoose={({ id }) => setTheme(themes.find((each) => each === id) ?? 'system')}
    >
      {(trigger) => <BarButton icon={icon} label={`Theme: ${label.toLowerCase()}`} {...trigger} />}
    </Menu>
  );
}
