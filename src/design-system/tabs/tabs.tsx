import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { tabForKey } from './tab-for-key';
import * as s from './tabs.module.scss';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  selected: string;
  onSelect: (tab: { id: string }) => void;
}

/**
 * Alternative views of one subject (APG: tabs, automatic activation). Hidden panels stay mounted, so their
 * input is preserved.
 */
export function Tabs({ label, tabs, selected, onSelect, className, ...rest }: TabsProps) {
  const scope = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabId = (id: string) => `${scope}-${id}-tab`;
  const panelId = (id: string) => `${scope}-${id}-panel`;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = tabForKey(event.key, {
      index: tabs.findIndex(({ id }) => id === selected),
      count: tabs.length,
      rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    const tab = to === null ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onSelect({ id: tab.id });
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
  };

  return (
    <div className={cx(s.root, className)} {...rest}>
      <div ref={row} role="tablist" aria-label={label} className={s.row} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? 0 : -1}
            className={s.tab}
            onClick={() => onSelect({ id })}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          tabIndex={0}
          hidden={id !== selected}
          className={s.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
