// The signs that JSON leaves as they are, but the space. The first 60 end a number, the others go on with it: most numbers
// of an index are small and take one sign, which a compressor sees repeat where digits and commas would hide it.
const alphabet =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ends = 60;
const goesOn = alphabet.length - ends;
const placeOf = new Map([...alphabet].map((sign, place) => [sign, place]));

/** Whole numbers from 0 as printable ASCII, without a separator. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let packed = alphabet[number % ends]!;
      for (let rest = Math.floor(number / ends); rest > 0; rest = Math.floor((rest - 1) / goesOn))
        packed = alphabet[ends + ((rest - 1) % goesOn)]! + packed;
      return packed;
    })
    .join('');
}

/** The numbers of `packNumbers`. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let high = 0;
  for (const sign of packed) {
    const place = placeOf.get(sign)!;
    if (place < ends) {
      numbers.push(high * ends + place);
      high = 0;
    } else {
      high = high * goesOn + place - ends + 1;
    }
  }
  return numbers;
}
