import type { AgencySettings } from '@/dashboard/data/records';
import { useChange } from '@/dashboard/data/training/use-change';
import { put } from '@/dashboard/data/use-workspace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ChoiceList } from './choice-list';
import { topics, topicWords } from './settings-fields';

/** Which events write notices, for everybody in the agency. */
export function NoticesPanel({ settings }: { settings: AgencySettings }) {
  const change = useChange();
  return (
    <Panel title="Notifications">
      <ChoiceList
        label="What everybody is told of"
        type="checkbox"
        name="topics"
        choices={topics.map((id) => ({
          id,
          ...topicWords[id],
          checked: settings.noticeTopics.includes(id),
        }))}
        onChange={({ id, checked }) => {
          const noticeTopics = topics.filter((topic) =>
            topic === id ? checked : settings.noticeTopics.includes(topic),
          );
          const { label } = topicWords[id as keyof typeof topicWords];
          void change({
            label: `Turned notifications on ${label.toLowerCase()} ${checked ? 'on' : 'off'}`,
            changes: [put('settings', { ...settings, noticeTopics })],
          });
        }}
      />
    </Panel>
  );
}
