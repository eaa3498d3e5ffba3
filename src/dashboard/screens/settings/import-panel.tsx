import type { ComponentType, ReactNode } from 'react';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import type { Once } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from './panel-form.module.scss';

export interface ImportPanelProps<Props> {
  /** Also the words of the button. */
  title: string;
  note: string;
  /** The parameter of an address that opens the dialog. */
  parameter: 'import' | 'bring';
  /** Loads the dialog. */
  load: Once<ComponentType<Props>>;
  /** Renders the dialog. */
  children: (Dialog: ComponentType<Props>, onClose: () => void) => ReactNode;
}

/** A panel with a button that opens a dialog, whose code loads when the pointer or the focus comes near. */
export function ImportPanel<Props>({ title, note, parameter, load, children }: ImportPanelProps<Props>) {
  const { adding, add, close } = useAdding(parameter);
  const dialog = usePart(load, adding !== null);
  return (
    <Panel title={title}>
      <p className={s.note}>{note}</p>
      <div className={s.actions}>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="upload" size={18} />}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={add}
        >
          {title}
        </Button>
      </div>
      <LoadFailure parts={[dialog]} />
      {adding !== null && dialog.Part && children(dialog.Part, close)}
    </Panel>
  );
}
