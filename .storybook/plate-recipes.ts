import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPacking, type Packing } from '../scripts/plates/encode';
import { committed, filesOf, outputFolder } from '../scripts/plates/manifest';
import { recipes } from '../scripts/plates/recipes/all';

/** One size of a plate, as its recipe asks for it. */
export interface CropFacts {
  name: string;
  /** CSS px. */
  width: number;
  height: number;
  densities: readonly number[];
  /** When a browser takes it; without one, whenever no other crop is taken. */
  media?: string;
  packing: Packing;
  /** What its AVIF files weigh, by density. */
  bytes: readonly number[];
}

/** What a recipe says of its plate, without the drawing itself. */
export interface RecipeFacts {
  id: string;
  decorative: boolean;
  sources: readonly string[];
  data?: unknown;
  crops: readonly CropFacts[];
}

function plateRecipes(): RecipeFacts[] {
  return recipes.map(({ id, decorative, sources, data, crops }) => ({
    id,
    decorative,
    sources,
    data,
    crops: crops.map(({ name, width, height, densities, media, packing }) => ({
      name,
      width,
      height,
      densities,
      media,
      packing: { ...defaultPacking, ...packing },
      bytes: (committed[id]?.sources ?? [])
        .filter((source) => source.media === media)
        .flatMap(filesOf)
        .filter((file) => file.endsWith('.avif'))
        .map((file) => statSync(join(outputFolder, file)).size),
    })),
  }));
}

/** Run by `main.ts`: the recipes as data, for the pages of guidance. The recipes themselves draw with what no browser has. */
process.stdout.write(JSON.stringify(plateRecipes()));
