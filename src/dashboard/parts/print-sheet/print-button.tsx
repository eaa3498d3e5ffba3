import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

/** Opens the print dialog of the browser. */
export function PrintButton() {
  return (
    <Button
      size="compact"
      variant="outline"
      icon={<Icon name="printer" size={16} />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
