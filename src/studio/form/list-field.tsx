import { useRef, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import type { Field, FieldInput } from '@/studio/data/field';
import { fieldId } from './field-id';
import { newValue } from './field-values';
import * as s from './list-field.module.scss';

export interface ListFieldProps {
  field: Field;
  input: Extract<FieldInput, { kind: 'list' }>;
  path: string;
  value: unknown;
  error?: string;
  onChange: (value: readonly unknown[]) => void;
  /** Renders the field of an item. */
  children: (item: {
    field: Field;
    path: string;
    value: unknown;
    onChange: (value: unknown) => void;
  }) => ReactNode;
}

/** A list of texts, choices or groups. Items can be added, removed and moved with buttons. */
export function ListField({ field, input, path, value, error, onChange, children }: ListFieldProps) {
  const { label, help, isOptional } = field;
  const { item, most } = input;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const root = useRef<HTMLFieldSetElement>(null);
  const isGroup = item.input.kind === 'group' || item.input.kind === 'variant';
  const nameOf = (index: number) => `${label} ${index + 1}`;

  /** After the list is drawn again: a button of an item that moved stays under the finger. */
  const focus = (find: (list: readonly HTMLElement[]) => Element | null | undefined) =>
    requestAnimationFrame(() => {
      const list = [...(root.current?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [])];
      const target = find(list) ?? root.current?.querySelector(':scope > button');
      if (target instanceof HTMLElement) target.focus();
    });
  const firstControl = (element: HTMLElement | undefined) =>
    element?.querySelector('input, textarea, select');

  const move = (from: number, by: -1 | 1) => {
    const next = [...items];
    next.splice(from + by, 0, ...next.splice(from, 1));
    onChange(next);
    focus((list) => {
      const buttons = list[from + by]?.querySelectorAll<HTMLButtonElement>(':scope > [data-tools] > button');
      const [up, down] = buttons ?? [];
      const same = by === -1 ? up : down;
      return same?.disabled ? (by === -1 ? down : up) : same;
    });
  };

  return (
    <fieldset ref={root} id={fieldId(path)} tabIndex={-1} className={s.root}>
      <legend className={s.legend}>
        {label} {isOptional && <span className={s.mark}>(optional)</span>}
      </legend>
      {help && <p className={s.help}>{help}</p>}
      {error && <p className={s.error}>{error}</p>}
      {items.length > 0 && (
        <ol role="list" className={s.list}>
          {items.map((each, index) => (
            // Items have no identity in the file, and every control shows a value from outside.
            <li key={index} className={s.item} data-group={isGroup || undefined}>
              {children({
                field: { ...item, label: nameOf(index) },
                path: `${path}[${index}]`,
                value: each,
                onChange: (next) => onChange(items.map((other, at) => (at === index ? next : other))),
              })}
              <div className={s.tools} data-tools="">
                <IconButton
                  icon="arrow-up"
                  size="compact"
                  variant="plain"
                  label={`Move ${nameOf(index)} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="compact"
                  variant="plain"
                  label={`Move ${nameOf(index)} down`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="x"
                  size="compact"
                  variant="plain"
                  label={`Remove ${nameOf(index)}`}
                  onClick={() => {
                    onChange(items.filter((_, at) => at !== index));
                    focus((list) => firstControl(list[Math.min(index, list.length - 1)]));
                  }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {(most === undefined || items.length < most) && (
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="plus" size={16} />}
          onClick={() => {
            onChange([...items, newValue(item.input)]);
            focus((list) => firstControl(list.at(-1)));
          }}
        >
          {`Add to ${label.toLowerCase()}`}
        </Button>
      )}
    </fieldset>
  );
}
