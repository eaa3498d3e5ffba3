import sharp from 'sharp';

/** What a photograph shows. Sizes in px. */
const scenes = {
  /** A head and shoulders, with light from the left. */
  person: {
    width: 1600,
    height: 2000,
    drawing: `<rect width="1600" height="2000" fill="url(#ground)"/>
      <g filter="url(#soft)">
        <path d="M160 2000q40-520 420-600l240-70 240 70q380 80 420 600z" fill="url(#cloth)"/>
        <path d="M660 1180h290v260q-140 130-290 0z" fill="#6d4630"/>
        <ellipse cx="800" cy="830" rx="330" ry="430" fill="url(#skin)"/>
        <path d="M440 860q-60-520 370-530 420 20 350 560-60-260-250-330-300 120-410 20-40 120-60 280z" fill="#20150f"/>
        <path d="M600 800q70-40 150 0M860 800q80-40 150 0" stroke="#2d1c12" stroke-width="26" fill="none"/>
        <ellipse cx="680" cy="860" rx="44" ry="20" fill="#2d1c12"/><ellipse cx="935" cy="860" rx="44" ry="20" fill="#2d1c12"/>
        <path d="M815 860q30 110 10 170-30 26-70 4" stroke="#7a4c33" stroke-width="20" fill="none"/>
        <path d="M700 1110q110 54 220-6" stroke="#7d3a2c" stroke-width="28" fill="none"/>
      </g>`,
  },
  /** A boat on calm water, with the sun behind it. */
  harbour: {
    width: 2400,
    height: 1200,
    drawing: `<rect width="2400" height="1200" fill="url(#sky)"/>
      <g filter="url(#soft)">
        <circle cx="1650" cy="520" r="130" fill="#fff1c9"/>
        <path d="M0 640l300-150 260 110 420-190 380 170 340-80 700 140v60H0z" fill="#5b6b78"/>
        <rect y="680" width="2400" height="520" fill="url(#water)"/>
        <path d="M620 760h760l-120 150H740z" fill="#1d232b"/>
        <path d="M960 250l20 500h-30zM990 280l300 430H990zM940 330L700 710h240z" fill="#eee6d6"/>
        <path d="M760 950q240 90 480 0M1400 860q200 50 500 10M200 1000q300 70 560 20M1500 1080q300 60 700 0" stroke="#e8d9b6" stroke-width="12" fill="none" opacity=".6"/>
      </g>`,
  },
  /** A cup and a plate on a table beside a window. */
  table: {
    width: 2400,
    height: 1200,
    drawing: `<rect width="2400" height="1200" fill="url(#room)"/>
      <g filter="url(#soft)">
        <rect y="760" width="2400" height="440" fill="url(#wood)"/>
        <ellipse cx="1240" cy="940" rx="620" ry="120" fill="#2b2018" opacity=".5"/>
        <ellipse cx="1180" cy="900" rx="560" ry="110" fill="#e9e3d8"/>
        <path d="M900 430h560q-10 400-280 440-270-40-280-440z" fill="url(#cup)"/>
        <ellipse cx="1180" cy="430" rx="280" ry="62" fill="#3c2415"/>
        <path d="M1440 520q210-30 190 130-20 120-220 110" stroke="#c9c2b5" stroke-width="46" fill="none"/>
        <path d="M1100 360q-60-90 20-160t10-150M1260 360q-60-90 20-160t10-150" stroke="#fff" stroke-width="26" fill="none" opacity=".35"/>
      </g>`,
  },
} as const;

const light = (id: string, from: string, to: string, turn = 90) =>
  `<linearGradient id="${id}" gradientTransform="rotate(${turn})"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const defs = `<defs>
  ${light('ground', '#8d8274', '#3c352d', 20)}${light('cloth', '#44525f', '#12171c', 10)}
  ${light('skin', '#e9b793', '#7a4a33', 10)}${light('sky', '#93a9bb', '#f1d9ac')}
  ${light('water', '#b9b08f', '#26323d')}${light('room', '#ded3c2', '#6a5f53', 15)}
  ${light('wood', '#8a6443', '#3a2718', 15)}${light('cup', '#f4efe6', '#8f887b', 10)}
  <filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
</defs>`;

export type Photo = keyof typeof scenes | 'day';

/** A boat from morning to night: twelve frames below each other. */
async function takeFrames(): Promise<Buffer> {
  const boat = await sharp(await takePhoto('harbour'))
    .resize(432, 540)
    .toBuffer();
  const frames = Array.from({ length: 12 }, async (_, hour) => ({
    input: await sharp(boat)
      .modulate({ brightness: 0.4 + 0.6 * Math.sin((Math.PI * hour) / 11) })
      .toBuffer(),
    left: 0,
    top: 540 * hour,
  }));
  return sharp({ create: { width: 432, height: 12 * 540, channels: 3, background: '#000' } })
    .composite(await Promise.all(frames))
    .jpeg()
    .toBuffer();
}

/** A picture as a camera would take it, with grain, as a JPG. */
export async function takePhoto(name: Photo): Promise<Buffer> {
  if (name === 'day') return takeFrames();
  const { width, height, drawing } = scenes[name];
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${defs}${drawing}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}
