import { shorten } from '@/lib/shorten';

export interface QuotedProps {
  /** Unshortened text from user input or the address. */
  text: string;
}

/** User input quoted in a sentence: shortened, and with its own writing direction (`<bdi>`). */
export function Quoted({ text }: QuotedProps) {
  return (
    <>
      “<bdi>{shorten(text)}</bdi>”
    </>
  );
}
