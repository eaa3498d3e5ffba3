import { Button } from '@/design-system/button/button';
import * as s from './form-foot.module.scss';

export interface FormFootProps {
  /** What the button that sends the form says. */
  submit: string;
  /** Why it was not kept. */
  failure: string | null;
  onCancel: () => void;
}

/** The end of a short form: why it was not kept, and its two buttons. */
export function FormFoot({ submit, failure, onCancel }: FormFootProps) {
  return (
    <>
      {failure && (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      )}
      <div className={s.actions}>
        <Button type="submit" size="compact">
          {submit}
        </Button>
        <Button variant="outline" size="compact" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
