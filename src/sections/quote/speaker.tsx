import { Plate } from '@/design-system/plate/plate';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './speaker.module.scss';

export interface SpeakerProps {
  name: string;
  /** The role and company: 'Head of operations, Avery Crossings'. */
  position: string;
  portrait?: PlateData;
}

/** The author of a quote. The portrait is beside the name, which identifies the person. */
export function Speaker({ name, position, portrait }: SpeakerProps) {
  return (
    <span className={s.root}>
      {portrait && (
        <span className={s.portrait}>
          <Plate plate={portrait} alt="" fit="cover" />
        </span>
      )}
      <span className={s.words}>
        <span className={s.name}>{name}</span>
        <span>{position}</span>
      </span>
    </span>
  );
}
