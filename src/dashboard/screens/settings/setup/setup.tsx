import { startTransition, useRef, useState, type ReactNode } from 'react';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useFocusOnError } from '@/dashboard/parts/edit/edit-form';
import { takesFocus, useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { WeekFields } from '@/dashboard/screens/settings/week-fields';
import { WorkdaysField } from '@/dashboard/screens/settings/workdays-field';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { AgencyStep } from './agency-step';
import { HolidaysChoice } from './holidays-choice';
import { PeopleStep } from './people-step';
import { ProjectStep } from './project-step';
import { steps } from './setup-fields';
import { StartStep } from './start-step';
import { useSetup, type Setup } from './use-setup';
import * as s from './setup.module.scss';

const loadImport = onceUnlessFailed(async () => (await import('./people-import-dialog')).PeopleImportDialog);

/** The set-up of the user's own agency, step by step. Nothing changes before the last step. */
export function SetupScreen() {
  const setup = useSetup();
  const { step, hrefOf, state, dirty } = setup;
  const root = useFocusOnChange(String(step));
  const title = steps[step]!;
  const [importing, setImporting] = useState(false);
  const importer = usePart(loadImport, importing);
  return (
    <Screen
      ref={root}
      route="setup"
      lead="Start the portal with your own agency. Nothing changes until you press Start in the last step."
    >
      <div className={s.progress}>
        <p className={s.place} {...takesFocus}>
          Step {step + 1} of {steps.length}
        </p>
        <ol role="list" className={s.steps} aria-label="Steps">
          {steps.map((name, index) => (
            <li
              key={name}
              className={s.step}
              aria-current={index === step ? 'step' : undefined}
              data-state={index < step ? 'done' : index === step ? 'current' : 'later'}
            >
              {index < step ? (
                <Link href={hrefOf(index)} className={s.link}>
                  {name}
                  <VisuallyHidden>, done</VisuallyHidden>
                </Link>
              ) : (
                <span className={s.link}>{name}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <Panel title={title} className={s.panel}>
        {step === 0 && (
          <StepForm setup={setup} label={title}>
            <AgencyStep setup={setup} />
          </StepForm>
        )}
        {step === 1 && (
          <StepForm setup={setup} label={title}>
            <p className={s.note}>
              The hours when your agency is open, and the days that your team works on. You can change them in
              Settings.
            </p>
            <WeekFields
              week={setup.draft.week}
              errors={setup.errors}
              set={(days) => setup.set({ week: { ...setup.draft.week, ...days } }, Object.keys(days))}
            />
            <WorkdaysField
              workdays={workdaysOf(setup.draft)}
              error={setup.errors.workdays}
              onChange={(workdays) => setup.set({ workdays }, ['workdays'])}
            />
            <HolidaysChoice setup={setup} />
          </StepForm>
        )}
        {step === 2 && (
          <StepForm setup={setup} label={title}>
            <PeopleStep
              setup={setup}
              onNear={importer.prepare}
              onImport={() => startTransition(() => setImporting(true))}
            />
          </StepForm>
        )}
        {step === 3 && (
          <StepForm setup={setup} label={title}>
            <ProjectStep setup={setup} />
          </StepForm>
        )}
        {step === 4 && <StartStep setup={setup} />}
        {dirty && state === 'lost' && (
          <p role="alert" className={s.failure}>
            {lostDraft}
          </p>
        )}
      </Panel>
      <LoadFailure parts={[importer]} />
      {/* Outside the step's form: Enter in the dialog must not open the next step. */}
      {importing && importer.Part && <importer.Part setup={setup} onClose={() => setImporting(false)} />}
    </Screen>
  );
}

interface StepFormProps {
  setup: Setup;
  label: string;
  children: ReactNode;
}

/** One step: its fields, Back and Next. */
function StepForm({ setup, label, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { step, tries, back, next, dirty, state } = setup;
  useFocusOnError(form, tries);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      {children}
      <div className={s.actions}>
        <Button type="submit" size="compact">
          Next
        </Button>
        {step > 0 && (
          <Button size="compact" variant="outline" onClick={back}>
            Back
          </Button>
        )}
        {dirty && state !== 'lost' && <p className={s.state}>Your input stays on this device.</p>}
      </div>
    </form>
  );
}
