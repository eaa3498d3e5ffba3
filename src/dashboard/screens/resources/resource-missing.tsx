import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';

/** An address that leads to no resource. */
export function ResourceMissing() {
  return (
    <Panel title="Resource" titleHidden>
      <Empty title="There is no such resource">
        It may have been renamed or taken out since the address was copied. Search for it among all resources.
      </Empty>
    </Panel>
  );
}
