import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Thumbnail } from '@/studio/parts/thumbnail';
import { useChoices } from './choices-context';
import { UploadButton } from './upload-button';
import * as s from './picture-field.module.scss';

export interface PictureFieldProps {
  id: string;
  label: string;
  hint?: string;
  mark?: string;
  error?: string;
  isOptional: boolean;
  /** The id of a drawn picture, the name of a file, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** Chooses a picture beside the entry or a drawn one, or adds a file. */
export function PictureField({ value, isOptional, onChange, ...row }: PictureFieldProps) {
  const { pictures, collection } = useChoices();
  const known = [...pictures.files, ...pictures.drawn];
  const choices = [
    ...pictures.files.map((name) => ({ value: name, label: name, group: 'Your pictures' })),
    ...pictures.drawn.map((name) => ({ value: name, label: name, group: 'Drawn pictures' })),
  ];
  const missing = { value, label: `${value} (missing)`, group: 'Missing' };
  return (
    <div className={s.root}>
      <ChoiceField
        {...row}
        choices={value === '' || known.includes(value) ? choices : [missing, ...choices]}
        placeholder={isOptional || value === '' ? 'None' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {pictures.files.includes(value) && <Thumbnail collection={collection} name={value} />}
      <UploadButton label={`Upload a picture for ${row.label.toLowerCase()}`} onUploaded={onChange} />
    </div>
  );
}
