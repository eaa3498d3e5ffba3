import { linearColour } from '../../../src/lib/field/colour';
import { TAU } from '../../../src/lib/field/maths';
import { palette } from '../../../src/lib/palette';
import { photograph } from '../browser';
import { projectCardCrops, projectDrawerCrops, projectWideCrops } from '../crops';
import { engrave, type Raster } from '../engrave';
import { isPhone, type Crop, type Recipe } from '../recipe';
import { engraveVases } from '../vases';

/** A ground's wave on a board of 800 x 600: displacement in board px, and thickness. */
type Ground = (x: number, y: number) => { displacement: number; thickness: number };

const board = { width: 800, height: 600, gap: 8 };

/** CSS px: where a picture is larger than the board, its lines come no further apart than everywhere else. */
const WIDEST_GAP = 8.4;

const diagonal =
  (amplitude: number, across: number, down: number, base: number, swing: number, lag: number): Ground =>
  (x, y) => {
    const p = TAU * ((x / board.width) * across + (y / board.height) * down);
    return {
      displacement: amplitude * Math.sin(p),
      thickness: base + swing * (0.5 + 0.5 * Math.sin(p + lag)),
    };
  };

const rings: Ground = (x, y) => {
  const r = Math.hypot(x - 620, y - 80) * 0.022;
  return { displacement: 20 * Math.sin(r), thickness: 0.08 + 0.46 * (0.5 + 0.5 * Math.cos(r)) };
};

interface Project {
  id: string;
  page: string;
  ground: string;
  ink: string;
  wave: Ground;
  vases?: boolean;
}

/** One row a project: its page in `scripts/plates/interfaces`, and the ground beneath. */
const projects: readonly Project[] = [
  {
    id: 'project-harbour-ferry',
    page: 'harbour-ferry.html',
    ground: palette.glass,
    ink: palette.sea,
    wave: diagonal(26, 1.2, 0.6, 0.1, 0.42, 0.6),
  },
  {
    id: 'project-ceramics-studio',
    page: 'ceramics-studio.html',
    ground: palette.vermilion,
    ink: palette.wine,
    wave: rings,
    vases: true,
  },
  {
    id: 'project-grid-monitor',
    page: 'grid-monitor.html',
    ground: palette.wine,
    ink: palette.coral,
    wave: diagonal(34, 0.8, -0.9, 0.06, 0.5, Math.PI / 2 + 0.4),
  },
];

/** Share of the picture's width that the shop's window takes, as its page says. */
const SHOP_WINDOW = 0.82;

function engraveGround({ ground, ink, wave }: Project, { width, height }: Crop, density: number): Raster {
  const scale = board.width / width;
  const gap = Math.min(board.gap, WIDEST_GAP * scale);
  const colour = linearColour(ink);
  return engrave({
    width,
    height,
    density,
    ground: linearColour(ground),
    field: (x, y) => {
      const { displacement, thickness } = wave(x * scale, y * scale);
      return { line: (y * scale + displacement) / gap, thickness, ink: colour };
    },
  });
}

/** CSS px of the page that is photographed for them: one composition, as large as its place. */
const wideStage = { width: 900, height: 390 };

/** @param stage what is photographed for every crop but the phone's; each crop's own size without one */
function recipe(
  project: Project,
  id: string,
  crops: readonly Crop[],
  stage?: { width: number; height: number },
): Recipe {
  return {
    id,
    sources: [
      'scripts/plates/recipes/projects.ts',
      'scripts/plates/vases.ts',
      'scripts/plates/browser.ts',
      'scripts/plates/interfaces/interface.css',
      'scripts/plates/interfaces/colours.css',
      `scripts/plates/interfaces/${project.page}`,
    ],
    crops,
    render: (crop, density) => {
      const { width, height } = (!isPhone(crop) && stage) || crop;
      const dots = density * (crop.width / width);
      return photograph(
        project.page,
        { width, height, density: dots },
        {
          '--ground': engraveGround(project, crop, density),
          ...(project.vases ? { '--vases': engraveVases(Math.round(width * SHOP_WINDOW), dots) } : {}),
        },
      );
    },
  };
}

/** Each project as its card's picture, as the drawer's, where the same interface has more room, and as its page's. */
export const projectPlates: readonly Recipe[] = projects.flatMap((project) => [
  recipe(project, project.id, projectCardCrops),
  recipe(project, `${project.id}-drawer`, projectDrawerCrops),
  recipe(project, `${project.id}-wide`, projectWideCrops, wideStage),
]);
