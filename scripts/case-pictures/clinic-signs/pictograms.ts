/** Pictograms of one line each, 100 by 100. */
export interface Pictogram {
  name: string;
  /** The number of people, of twenty, who named its meaning. */
  understood: number;
  path: string;
}

export const pictograms: readonly Pictogram[] = [
  { name: 'Stairs', understood: 20, path: 'M8 84h20V66h20V48h20V30h24' },
  { name: 'Lift', understood: 18, path: 'M24 92V8h52v84ZM50 92V8M38 42l-5-8 5-8M62 58l5 8-5 8' },
  {
    name: 'Café',
    understood: 19,
    path: 'M18 38h50v26a20 20 0 0 1-20 20H38a20 20 0 0 1-20-20ZM68 44h8a11 11 0 0 1 0 22h-8M34 28c0-8 6-8 6-16M52 28c0-8 6-8 6-16',
  },
  {
    name: 'Eyes',
    understood: 19,
    path: 'M6 50c14-22 29-32 44-32s30 10 44 32C80 72 65 82 50 82S20 72 6 50ZM50 34a16 16 0 1 1 0 32 16 16 0 0 1 0-32',
  },
  {
    name: 'Ears',
    understood: 17,
    path: 'M28 42a22 22 0 0 1 44 0c0 18-16 20-16 34a13 13 0 0 1-24 7M40 42a11 11 0 0 1 21 0c0 8-9 9-9 17',
  },
  { name: 'Blood', understood: 13, path: 'M50 8c18 26 26 38 26 52a26 26 0 0 1-52 0c0-14 8-26 26-52Z' },
  {
    name: 'Teeth',
    understood: 16,
    path: 'M50 24c-10-8-30-8-32 10-1 14 8 20 10 34 2 12 4 22 9 22 8 0 5-26 13-26s5 26 13 26c5 0 7-10 9-22 2-14 11-20 10-34-2-18-22-18-32-10Z',
  },
  {
    name: 'Heart',
    understood: 9,
    path: 'M50 86C22 64 10 50 10 34a20 20 0 0 1 40-6 20 20 0 0 1 40 6c0 16-12 30-40 52Z',
  },
  {
    name: 'Bones',
    understood: 11,
    path: 'M30 60 60 30c-4-12 8-20 15-13 1 3 1 5 8 8 7 7-1 19-13 15L40 70c4 12-8 20-15 13-1-3-1-5-8-8-7-7 1-19 13-15Z',
  },
  {
    name: 'Lungs',
    understood: 8,
    path: 'M50 10v34l-12 8c-2-12-8-20-14-20C14 32 8 60 8 76c0 16 30 10 30-4V52l12-8 12 8v20c0 14 30 20 30 4 0-16-6-44-16-44-6 0-12 8-14 20',
  },
  {
    name: 'Skin',
    understood: 2,
    path: 'M8 36c14-10 28 10 42 0s28 10 42 0M8 56c14-10 28 10 42 0s28 10 42 0M58 47V12',
  },
  {
    name: 'Children',
    understood: 12,
    path: 'M20 62c0-22 12-38 32-38v38Zm0 0h52l12-34h8M34 78a7 7 0 1 1 0 14 7 7 0 0 1 0-14M66 78a7 7 0 1 1 0 14 7 7 0 0 1 0-14',
  },
  { name: 'Records', understood: 6, path: 'M10 82V22h28l8 12h44v48ZM10 48h80' },
  {
    name: 'Quiet room',
    understood: 3,
    path: 'M10 78c0-44 80-44 80 0M26 78c0-24 48-24 48 0M42 78c0-8 16-8 16 0',
  },
];
