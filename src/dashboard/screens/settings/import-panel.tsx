import { startTransition, useState, type ComponentType, type ReactNode } from 'react';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from './panel-form.module.scss';

export interface ImportPanelProps<Props> {
  /** Also the words of the button. */
  title: string;
  note: string;
  /** Loads the dialog. Must keep its identity. */
  load: () => Promise<ComponentType<Props>>;
  /** Renders the dialog. */
  children: (Dialog: ComponentType<Props>, onClose: () => void) => ReactNode;
}

/** A panel with a button that opens a dialog, whose code loads when the pointer or the focus comes near. */
export function ImportPanel<Props>({ title, note, load, children }: ImportPanelProps<Props>) {
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(load, open);
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
          onClick={() => startTransition(() => setOpen(true))}
        >
          {title}
        </Button>
      </div>
      <LoadFailure parts={[dialog]} />
      {open && dialog.Part && children(dialog.Part, () => setOpen(false))}
    </Panel>
  );
}
