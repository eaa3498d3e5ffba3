import { Chip } from '@/design-system/chip/chip';
import { Plate } from '@/design-system/plate/plate';
import type { IconName } from '@/lib/icon-name';
import type { Plate as PlateData } from '@/lib/plate';
import { LateField } from '@/sections/live-field/late-field';
import * as s from './welcome.module.scss';

export interface WelcomeProps {
  title: string;
  points: readonly { icon: IconName; title: string }[];
  plate: PlateData;
}

/** A pause before the contact form: one large picture, one sentence, three qualities. */
export function Welcome({ title, points, plate }: WelcomeProps) {
  return (
    <section className={s.root} data-ground="dark" aria-labelledby="welcome-title">
      <div className={s.window}>
        <div className={s.frame}>
          <Plate plate={plate} alt="" className={s.plate} fit="cover" />
          <LateField drawing="sun" />
        </div>
      </div>
      <div className={s.content}>
        <h2 className={s.title} id="welcome-title">
          {title}
        </h2>
        <ul className={s.points} role="list">
          {points.map((point) => (
            <li key={point.title}>
              <Chip icon={point.icon} className={s.chip}>
                {point.title}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
