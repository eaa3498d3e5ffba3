import { ChoiceLinks, type ChoiceLinksProps } from '@/dashboard/parts/choice-links/choice-links';
import type { PeriodKind } from '@/dashboard/days/period';

const names: Readonly<Record<PeriodKind, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  custom: 'Custom',
};

export interface PeriodSwitchProps extends Omit<ChoiceLinksProps, 'label' | 'choices'> {
  kinds: readonly PeriodKind[];
  current: PeriodKind;
  hrefOfKind: (kind: PeriodKind) => string;
}

/** Chooses the kind of period. */
export function PeriodSwitch({ kinds, current, hrefOfKind, ...rest }: PeriodSwitchProps) {
  return (
    <ChoiceLinks
      label="Period"
      choices={kinds.map((kind) => ({
        label: names[kind],
        href: hrefOfKind(kind),
        current: kind === current,
      }))}
      {...rest}
    />
  );
}
