import type { ProjectColour } from '@/dashboard/model/records/records';
import * as s from './kind-mark.module.scss';

export interface KindMarkProps {
  name: string;
  colour: ProjectColour;
}

/** The name of a kind of leave with its colour, which only repeats the name. */
export function KindMark({ name, colour }: KindMarkProps) {
  return (
    <span className={s.root} data-colour={colour}>
      {name}
    </span>
  );
}
