import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { useChoices } from './choices-context';
import { isRecord } from '@/lib/is-record';

export interface PageFieldProps {
  id: string;
  label: string;
  hint?: string;
  mark?: string;
  error?: string;
  isOptional: boolean;
  /** `route` and `params` of the page. */
  value: unknown;
  onChange: (value: { route: string; params?: Readonly<Record<string, string>> }) => void;
}

/** A route with its parameters, as the value of an option. */
const keyOf = (route: string, params: object) => [route, ...Object.entries(params).flat()].join(' ');

/** Chooses a page of the site. */
export function PageField({ value, isOptional, onChange, ...row }: PageFieldProps) {
  const { pages } = useChoices();
  const { route = '', params } = (isRecord(value) ? value : {}) as {
    route?: string;
    params?: Readonly<Record<string, string>>;
  };
  const current = route && keyOf(route, params ?? {});
  const choices = pages.map((page) => ({
    value: keyOf(page.route, page.params),
    label: `${page.title} (${page.path})`,
  }));
  const isKnown = current === '' || choices.some((choice) => choice.value === current);
  return (
    <ChoiceField
      {...row}
      choices={isKnown ? choices : [...choices, { value: current, label: `${current} (missing)` }]}
      placeholder={isOptional ? 'None' : 'Choose'}
      value={current}
      onChange={({ target }) => {
        const page = pages.find((each) => keyOf(each.route, each.params) === target.value);
        const hasParams = page && Object.keys(page.params).length > 0;
        onChange({ route: page?.route ?? '', params: hasParams ? page.params : undefined });
      }}
    />
  );
}
