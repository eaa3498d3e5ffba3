import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

export interface CsvButtonsProps {
  /** Loads the import's code ahead. */
  prepareImport: () => void;
  onImport: () => void;
  /** Undefined if there is nothing to export. */
  onExport?: () => void;
}

/** The import and export of a list of records, among its screen's actions. */
export function CsvButtons({ prepareImport, onImport, onExport }: CsvButtonsProps) {
  return (
    <>
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="upload" size={16} />}
        onPointerEnter={prepareImport}
        onFocus={prepareImport}
        onClick={onImport}
      >
        Import
      </Button>
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="download" size={16} />}
        disabled={!onExport}
        onClick={onExport}
      >
        Export
      </Button>
    </>
  );
}
