import { useEffect, useState } from 'react';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { requestFile } from '@/studio/data/request';
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
  const { pictures } = useChoices();
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
      {pictures.files.includes(value) && <Thumbnail name={value} />}
      <UploadButton label={`Upload a picture for ${row.label.toLowerCase()}`} onUploaded={onChange} />
    </div>
  );
}

/** A picture of the entry's folder. It is fetched, as an `img` cannot send the Studio's token. */
function Thumbnail({ name }: { name: string }) {
  const { collection } = useChoices();
  const [address, setAddress] = useState('');
  useEffect(() => {
    let made = '';
    let current = true;
    const show = async () => {
      const file = await requestFile(`pictures/${collection}/${encodeURIComponent(name)}`);
      // The type comes from the file's bytes, as in the build, because its name can be wrong.
      const isDrawing = (await file.slice(0, 256).text()).trimStart().startsWith('<');
      if (!current) return;
      made = URL.createObjectURL(isDrawing ? new Blob([file], { type: 'image/svg+xml' }) : file);
      setAddress(made);
    };
    // The field names the picture in any case.
    show().catch(() => {});
    return () => {
      current = false;
      URL.revokeObjectURL(made);
    };
  }, [collection, name]);
  // A file that is no picture leaves no blank box: the save names it.
  return address ? <img src={address} alt="" className={s.thumbnail} onError={() => setAddress('')} /> : null;
}
