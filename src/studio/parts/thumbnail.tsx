import { useEffect, useState } from 'react';
import { requestFile } from '@/studio/data/request';
import * as s from './thumbnail.module.scss';

export interface ThumbnailProps {
  collection: string;
  /** The name of the file. */
  name: string;
}

/** A picture of a collection's folder. It is fetched, as an `img` cannot send the Studio's token. */
export function Thumbnail({ collection, name }: ThumbnailProps) {
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
    // Its name is shown in any case.
    show().catch(() => {});
    return () => {
      current = false;
      URL.revokeObjectURL(made);
    };
  }, [collection, name]);
  // A file that is no picture leaves no blank box: the save names it.
  return address ? <img src={address} alt="" className={s.root} onError={() => setAddress('')} /> : null;
}
