import { useState } from 'react';
import { useMergedDraft } from '@/dashboard/hooks/use-merged-draft';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { checkStep, firstWrongStep, type SetupErrors } from './check-setup';
import { emptySetup, setupFields, steps, type SetupDraft, type SetupTexts } from './setup-fields';

const names = ['step'] as const;

/** Index of the step in the address. */
const stepOf = (text: string | null): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= steps.length ? number - 1 : 0;
};

/** The set-up: its draft on this device, its step in the address, and the errors of the last attempt. */
export function useSetup() {
  const today = useToday();
  const settings = useRecord('settings', 'agency') ?? createSettings();
  const merged = useMergedDraft<SetupDraft>({
    name: 'setup',
    saved: emptySetup(settings, today),
    fields: setupFields,
    restoreWhole: true,
  });
  const { values, hrefWith, change } = useSearchParams(names);
  const step = stepOf(values.step);
  const [found, setFound] = useState<{ step: number; errors: SetupErrors; tries: number }>({
    step,
    errors: {},
    tries: 0,
  });
  const { draft } = merged;
  const errors = found.step === step ? found.errors : {};

  const goTo = (index: number) => change({ step: index === 0 ? null : String(index + 1) });

  /** Shows a step's errors. @returns whether it has any */
  const stops = (index: number): boolean => {
    const wrong = checkStep(index, draft, today);
    if (Object.keys(wrong).length === 0) return false;
    setFound(({ tries }) => ({ step: index, errors: wrong, tries: tries + 1 }));
    return true;
  };

  const set = (changes: Partial<SetupDraft>, fields: readonly string[] = Object.keys(changes)) => {
    setFound((last) => ({
      ...last,
      errors: { ...last.errors, ...Object.fromEntries(fields.map((field) => [field, undefined])) },
    }));
    merged.change((before) => ({ ...before, ...changes }));
  };

  return {
    draft,
    state: merged.state,
    dirty: merged.dirty,
    today,
    step,
    errors,
    tries: found.step === step ? found.tries : 0,
    hrefOf: (index: number) => hrefWith({ step: index === 0 ? null : String(index + 1) }),
    back: () => goTo(step - 1),
    /** Opens the next step, if this one has no errors. */
    next: () => {
      if (!stops(step)) goTo(step + 1);
    },
    /** Opens the first step with errors. @returns whether there is one */
    showWrongStep: (): boolean => {
      const wrong = firstWrongStep(draft, today);
      if (wrong === null) return false;
      stops(wrong);
      goTo(wrong);
      return true;
    },
    set,
    discard: () => merged.reset(emptySetup(settings, today)),
    /** Props for the control of a text field. */
    field: (name: keyof SetupTexts) => ({
      name,
      value: draft[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    }),
  };
}

export type Setup = ReturnType<typeof useSetup>;
