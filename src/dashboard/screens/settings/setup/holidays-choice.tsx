import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import type { Setup } from './use-setup';
import * as s from './setup.module.scss';

// The list of countries is large.
const load = onceUnlessFailed(
  async () => (await import('@/dashboard/parts/public-holidays/place-fields')).PlaceFields,
);

/** Chooses the public holidays of the agency. They can be left out. */
export function HolidaysChoice({ setup: { draft, set } }: { setup: Setup }) {
  const fields = usePart(load, true);
  return (
    <fieldset>
      <legend className={s.legend}>Public holidays</legend>
      <div className={s.fields}>
        {fields.Part && (
          <fields.Part
            place={draft.holidays ?? { country: '', region: '' }}
            placeholder="None yet"
            onPlace={(holidays) => set({ holidays })}
          />
        )}
      </div>
      <LoadFailure parts={[fields]} />
    </fieldset>
  );
}
