import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { AdminsPanel } from './admins-panel';
import { BackupPanel } from './backup-panel';
import { BringPanel } from './bring/bring-panel';
import { FactsPanel } from './facts-panel';
import { HoursPanel } from './hours-panel';
import { InvoicingPanel } from './invoicing/invoicing-panel';
import { MoneyPanel } from './money-panel';
import { NotificationTopicsPanel } from './notification-topics-panel';
import { SamplePanel } from './sample/sample-panel';
import { StoragePanel } from './storage-panel';
import { ThemePanel } from './theme-panel';
import { TimePanel } from './time-panel';
import { WorkKindsPanel } from './work-kinds-panel';
import { TimeImportPanel } from './time-import/time-import-panel';
import * as s from './settings.module.scss';

/** Settings for the whole agency, for this browser, and for the stored records. */
export function SettingsScreen() {
  const settings = useRecord('settings', 'agency');
  const { shared } = useWorkspace();
  // A link to a lower panel shows it without a frame of the top before. Back waits for the page to grow (`scrollOnceGrown`).
  const isWhole = useIsWhole() || location.hash !== '';
  return (
    <Screen route="settings">
      <PanelGrid className={s.panels}>
        {settings ? (
          <>
            <FactsPanel settings={settings} />
            <HoursPanel settings={settings} />
            <TimePanel settings={settings} />
            <MoneyPanel settings={settings} />
          </>
        ) : (
          <Panel title="Agency">
            <Empty title="The agency’s details are missing">
              Restore a backup or reset to the sample agency: both bring them back.
            </Empty>
          </Panel>
        )}
        {isWhole && <LowerPanels settings={settings} shared={shared} />}
      </PanelGrid>
    </Screen>
  );
}

interface LowerPanelsProps {
  settings: AgencySettings | null;
  shared: SharedPortal | undefined;
}

/** The panels below the first view. */
function LowerPanels({ settings, shared }: LowerPanelsProps) {
  return (
    <>
      {settings && (
        <>
          <WorkKindsPanel settings={settings} />
          <InvoicingPanel settings={settings} />
          <NotificationTopicsPanel settings={settings} />
        </>
      )}
      <ThemePanel />
      <TimeImportPanel />
      <BackupPanel />
      {process.env.PORTAL_SERVER && shared && (
        <>
          <AdminsPanel shared={shared} />
          <BringPanel shared={shared} />
        </>
      )}
      {!shared && (
        <>
          <StoragePanel />
          <SamplePanel />
        </>
      )}
    </>
  );
}
