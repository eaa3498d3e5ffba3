import { Checkbox } from '@/design-system/checkbox/checkbox';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { Field } from '@/studio/data/field';
import { isRecord } from '@/lib/is-record';
import { useChoices } from './choices-context';
import { fieldId } from './field-id';
import { newValues, numberOf, valueOf, withValue, type Values } from './field-values';
import { ColourField } from './colour-field';
import { ListField } from './list-field';
import { PageField } from './page-field';
import { PictureField } from './picture-field';
import { VariantField } from './variant-field';
import * as s from './form-field.module.scss';

export interface FormFieldProps {
  field: Field;
  /** The path of the field in the file: `steps[0].title`. */
  path: string;
  value: unknown;
  /** Error messages by path. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
  /** Hides the label visually, if nearby text says the same. @default false */
  labelHidden?: boolean;
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** `own-role` as `Own role`. */
const optionLabel = (option: string) => {
  const words = option.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** One field of a form that is made from a schema. */
export function FormField({ field, path, value, errors, onChange, labelHidden }: FormFieldProps) {
  const { label, help, input } = field;
  const isOptional = field.isOptional || field.isNullable === true;
  const { references } = useChoices();
  const row = {
    id: fieldId(path),
    label,
    hint: help,
    mark: isOptional ? 'optional' : undefined,
    error: errors[path],
  };
  switch (input.kind) {
    case 'text': {
      const text = {
        ...row,
        value: textOf(value),
        hint: input.most
          ? [help, `${textOf(value).length} of ${input.most} characters.`].filter(Boolean).join(' ')
          : help,
      };
      return input.isLong ? (
        <AreaField {...text} className={s.wide} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <InputField {...text} labelHidden={labelHidden} onChange={({ target }) => onChange(target.value)} />
      );
    }
    case 'number':
      return (
        <InputField
          {...row}
          inputMode={input.isWhole ? 'numeric' : 'decimal'}
          value={textOf(value)}
          onChange={({ target }) => onChange(numberOf(target.value))}
        />
      );
    case 'day':
      return (
        <InputField
          {...row}
          type="date"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'switch':
      return (
        <div className={s.switch}>
          <Checkbox
            id={row.id}
            className={s.box}
            aria-describedby={help && `${row.id}-hint`}
            checked={value === undefined ? input.isOn : value === true}
            onChange={({ target }) =>
              onChange(isOptional && target.checked === input.isOn ? undefined : target.checked)
            }
          >
            {label}
          </Checkbox>
          {help && (
            <p id={`${row.id}-hint`} className={s.hint}>
              {help}
            </p>
          )}
        </div>
      );
    case 'choice':
      return (
        <ChoiceField
          {...row}
          choices={input.options.map((option) => ({ value: option, label: optionLabel(option) }))}
          // A group that is optional can lack it. Without an empty option the browser would show the first one as chosen.
          placeholder={isOptional ? 'None' : 'Choose'}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'reference': {
      const known = references[input.collection] ?? [];
      const choices = known.map(({ slug, title }) => ({ value: slug, label: title }));
      const current = textOf(value);
      const isKnown = current === '' || known.some(({ slug }) => slug === current);
      return (
        <ChoiceField
          {...row}
          labelHidden={labelHidden}
          choices={isKnown ? choices : [...choices, { value: current, label: `${current} (missing)` }]}
          placeholder={isOptional || current === '' ? 'Choose' : undefined}
          value={current}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
    case 'picture':
      return <PictureField {...row} value={textOf(value)} isOptional={isOptional} onChange={onChange} />;
    case 'page':
      return <PageField {...row} value={value} isOptional={isOptional} onChange={onChange} />;
    case 'colour':
      return <ColourField {...row} value={textOf(value)} onChange={onChange} />;
    case 'variant':
      return (
        <VariantField
          {...{ label, help, isOptional, path, value, onChange }}
          forms={input.forms}
          error={errors[path]}
        >
          {(inner) => <FormField {...inner} errors={errors} labelHidden={labelHidden} />}
        </VariantField>
      );
    case 'list':
      return (
        <ListField
          field={field}
          input={input}
          path={path}
          value={value}
          error={errors[path]}
          onChange={onChange}
        >
          {(item) => <FormField {...item} errors={errors} labelHidden />}
        </ListField>
      );
    case 'group': {
      const values = isRecord(value) ? value : {};
      return (
        <fieldset id={row.id} tabIndex={-1} className={s.group}>
          <legend className={s.legend}>
            {label} {isOptional && <span className={s.mark}>(optional)</span>}
          </legend>
          {errors[path] && <p className={s.error}>{errors[path]}</p>}
          <FormFields
            fields={input.fields}
            values={values}
            path={`${path}.`}
            errors={errors}
            onChange={onChange}
          />
        </fieldset>
      );
    }
    case 'settings': {
      const isOn = value === true || isRecord(value);
      return (
        <fieldset className={s.group}>
          <legend className={s.legend}>{label}</legend>
          <Checkbox
            id={row.id}
            checked={isOn}
            onChange={({ target }) => onChange(target.checked ? true : undefined)}
          >
            {help ?? 'On'}
          </Checkbox>
          {isOn && (
            <FormFields
              fields={input.fields}
              values={isRecord(value) ? value : newValues(input.fields)}
              path={`${path}.`}
              errors={errors}
              onChange={(values) => onChange(Object.keys(values).length > 0 ? values : true)}
            />
          )}
        </fieldset>
      );
    }
  }
}

export interface FormFieldsProps {
  fields: readonly Field[];
  values: Values;
  /** The path of the group: `steps[0].`. @default '' */
  path?: string;
  errors: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
}

/** The fields of an entry, or of a group within it. */
export function FormFields({ fields, values, path = '', errors, onChange }: FormFieldsProps) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      path={path + field.name}
      value={isRecord(values) ? valueOf(values, field) : undefined}
      errors={errors}
      onChange={(value) => onChange(withValue(values, fields, field, value))}
    />
  ));
}
