import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';

/** Shown for an address without a resource. */
export function ResourceMissing() {
  return (
    <Panel title="Resource" titleHidden>
      <Empty title="Resource not found">
        It may have been renamed or removed. Search for it in all resources.
      </Empty>
    </Panel>
  );
}
