import { useRef } from 'react';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { Week } from './use-week';
import type { WeekPanelState } from './use-week-panel';
import * as s from './week-panel.module.scss';
import { WeekTotals } from './week-totals';

export interface SubmitPanelProps {
  week: Week;
  panel: WeekPanelState;
}

/** The total of a week, its submission and its withdrawal. */
export function SubmitPanel({ week, panel }: SubmitPanelProps) {
  const { actions, question, attempt, submit } = panel;
  const [submitButton, withdrawButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const status = useRef<HTMLParagraphElement>(null);
  useFocusBack(question.about !== null, () => withdrawButton.current ?? status.current);
  useFocusBack(week.sheet.status === 'submitted', () => submitButton.current);
  return (
    <Panel title="Week total" titleHidden className={s.foot}>
      <WeekTotals week={week} />
      {/* Also in a signed-off month: only approved time can be invoiced. */}
      {panel.canSubmit && (
        <Button
          ref={submitButton}
          size="compact"
          icon={<Icon name="send" size={18} />}
          onFocus={question.prepare}
          onPointerEnter={question.prepare}
          onClick={() => void submit()}
        >
          Submit week
        </Button>
      )}
      {week.sheet.status === 'approved' && (
        <p className={s.locked}>
          This week is approved.{!week.isSignedOff && ' To change it, ask an admin to reopen it.'}
        </p>
      )}
      {week.sheet.status === 'submitted' && week.isSignedOff && (
        // Nothing else can take the focus once the button is gone.
        <p ref={status} tabIndex={-1} className={s.locked}>
          This week is waiting for approval.
        </p>
      )}
      {week.sheet.status === 'submitted' && !week.isSignedOff && (
        <div className={s.waiting}>
          <p className={s.locked}>This week is waiting for approval. To change it, withdraw it.</p>
          <Button
            ref={withdrawButton}
            size="compact"
            variant="outline"
            onClick={() => void attempt(actions.withdraw)}
          >
            Withdraw
          </Button>
        </div>
      )}
    </Panel>
  );
}
