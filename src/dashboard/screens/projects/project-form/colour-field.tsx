import { useId } from 'react';
import { projectColours } from '@/dashboard/model/records/project';
import type { ProjectColour } from '@/dashboard/model/records/records';
import { ProjectDot } from '@/dashboard/parts/project-dot/project-dot';
import { projectColourNames } from '@/dashboard/words/project-status';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import * as s from './colour-field.module.scss';

export interface ColourFieldProps {
  colour: ProjectColour;
  onColour: (change: { colour: ProjectColour }) => void;
}

/** A choice of a project's colour. Each colour has a name, and the chosen name is in the label. */
export function ColourField({ colour, onColour }: ColourFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={s.legend}>
        Colour <span className={s.chosen}>{projectColourNames[colour]}</span>
      </legend>
      <div className={s.choices}>
        {projectColours.map((each) => (
          <label key={each} className={s.choice} title={projectColourNames[each]}>
            <input
              type="radio"
              name={name}
              value={each}
              className={s.input}
              checked={each === colour}
              onChange={() => onColour({ colour: each })}
            />
            <ProjectDot colour={each} size="large" className={s.dot} />
            <VisuallyHidden>{projectColourNames[each]}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
