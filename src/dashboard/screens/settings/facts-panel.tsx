import { useRef, useState } from 'react';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { checkFacts, factLabels, factNames, facts, factsOf, type Facts } from './settings-fields';
import * as s from './panel-form.module.scss';

const types = { name: 'text', email: 'email', phone: 'tel', address: 'text', timeZone: 'text' } as const;

/** Who the agency is in the portal: reports, calendars and clocks read it. What is typed stays until it is saved. */
export function FactsPanel({ settings }: { settings: AgencySettings }) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const { draft, dirty, elsewhere, change, keepMine, reset } = useKeptDraft<Facts>({
    name: 'settings:facts',
    kept: factsOf(settings),
    fields: facts,
  });
  const [errors, setErrors] = useState<ReturnType<typeof checkFacts>>({});
  const [message, setMessage] = useState('');

  const save = async () => {
    const found = checkFacts(draft);
    setErrors(found);
    setMessage('');
    const [first] = factNames.filter((name) => found[name]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const facts = Object.fromEntries(factNames.map((name) => [name, draft[name].trim()])) as unknown as Facts;
    const outcome = await run(
      () => ({
        label: 'Changed the agency’s facts',
        changes: [put('settings', { ...settings, ...facts })],
      }),
      { toast: 'success' },
    );
    if (outcome.done) reset(facts);
    else setMessage(outcome.message);
  };

  return (
    <Panel title="Agency">
      {elsewhere && (
        <Conflict
          subject="The agency"
          mine={draft}
          theirs={elsewhere}
          fields={factNames.map((name) => ({
            label: factLabels[name],
            text: (version: Facts) => version[name],
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={() => reset(elsewhere)}
        />
      )}
      <form
        ref={form}
        className={s.form}
        aria-label="Agency"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {factNames.map((name) => (
          <InputField
            key={name}
            label={factLabels[name]}
            name={name}
            type={types[name]}
            maxLength={200}
            autoComplete="off"
            hint={
              name === 'timeZone'
                ? 'The portal’s days and hours are those of this zone; each schedule is in its reader’s own.'
                : undefined
            }
            value={draft[name]}
            error={errors[name]}
            onChange={({ target }) => change({ ...draft, [name]: target.value })}
          />
        ))}
        <p role="alert" className={s.error}>
          {message}
        </p>
        <div className={s.actions}>
          <Button type="submit" size="compact" disabled={!dirty || elsewhere !== null}>
            Save agency
          </Button>
          {dirty && (
            <Button
              size="compact"
              variant="outline"
              onClick={() => {
                setErrors({});
                reset(factsOf(settings));
              }}
            >
              Take back
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
