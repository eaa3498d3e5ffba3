import { shorten } from '@/lib/shorten';

export interface QuotedProps {
  /** As somebody typed it or an address holds it. */
  text: string;
}

/** Somebody's own words in a sentence of ours: cut where they would fill the screen, in a direction of their own. */
export function Quoted({ text }: QuotedProps) {
  return (
    <>
      “<bdi>{shorten(text)}</bdi>”
    </>
  );
}
