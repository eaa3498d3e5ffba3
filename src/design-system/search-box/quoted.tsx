import { shorten } from './answer-words';

/** A question as it was asked, in a sentence: in its own direction, which stays between the quotation marks. */
export function Quoted({ query }: { query: string }) {
  return (
    <>
      “<bdi>{shorten(query)}</bdi>”
    </>
  );
}
