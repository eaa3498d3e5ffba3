import { Panel } from '@/dashboard/parts/panel/panel';
import { themes, useTheme, type Theme } from '@/state/use-theme';
import { ChoiceList } from '@/dashboard/parts/choice-list/choice-list';

const words: Readonly<Record<Theme, { label: string; hint: string }>> = {
  system: { label: 'As the system', hint: 'Follows this device, also when it changes at night.' },
  light: { label: 'Light', hint: 'Always light.' },
  dark: { label: 'Dark', hint: 'Always dark.' },
};

/** The portal's theme in this browser. */
export function ThemePanel() {
  const { theme, setTheme } = useTheme();
  return (
    <Panel title="Theme">
      <ChoiceList
        label="In this browser"
        type="radio"
        name="theme"
        choices={themes.map((id) => ({ id, ...words[id], checked: id === theme }))}
        onChange={({ id }) => setTheme(id as Theme)}
      />
    </Panel>
  );
}
