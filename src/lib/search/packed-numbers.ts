// The printable characters that JSON does not escape, without the space. The first 60 end a number, the
// others continue it. Most numbers are small and take one character, which compresses better than digits and
// commas.
const alphabet =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ends = 60;
const goesOn = alphabet.length - ends;
const placeOf = new Map([...alphabet].map((sign, place) => [sign, place]));

/** Packs non-negative integers as printable ASCII, without separators. */
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

/** Unpacks the result of `packNumbers`. */
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
