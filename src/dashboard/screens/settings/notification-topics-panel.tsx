import type { AgencySettings } from '@/dashboard/model/records/records';
import { useRun } from '@/dashboard/hooks/use-run';
import { editRecord } from '@/dashboard/commands/edit-record';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ChoiceList } from '@/dashboard/parts/choice-list/choice-list';
import { topics, topicWords } from './settings-fields';

/** The switches for the topics of notifications, for everyone in the agency. */
export function NotificationTopicsPanel({ settings }: { settings: AgencySettings }) {
  const run = useRun();
  return (
    <Panel title="Notifications">
      <ChoiceList
        label="Notifications sent to everyone"
        type="checkbox"
        name="topics"
        choices={topics.map((id) => ({
          id,
          ...topicWords[id],
          checked: settings.noticeTopics.includes(id),
        }))}
        onChange={({ id, checked }) => {
          const { label } = topicWords[id as keyof typeof topicWords];
          void run((read) => ({
            label: `Turned notifications on ${label.toLowerCase()} ${checked ? 'on' : 'off'}`,
            changes: [
              editRecord(read, 'settings', settings.id, (latest) => ({
                ...latest,
                noticeTopics: topics.filter((topic) =>
                  topic === id ? checked : latest.noticeTopics.includes(topic),
                ),
              })),
            ],
          }));
        }}
      />
    </Panel>
  );
}
