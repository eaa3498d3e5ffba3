import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPacking, type Packing } from '../scripts/plates/encode';
import { committed, filesOf, outputFolder } from '../scripts/plates/manifest';
import { recipes } from '../scripts/plates/recipes/all';

/** One size of a plate in its recipe. */
export interface CropFacts {
  name: string;
  /** In CSS px. */
  width: number;
  height: number;
  densities: readonly number[];
  /** Media query of the crop. Without it, the crop is the fallback. */
  media?: string;
  packing: Packing;
  /** Sizes of its AVIF files in bytes, by density. */
  bytes: readonly number[];
}

/** The data of a plate's recipe, without its drawing function. */
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

/** Run by `main.ts`: prints the recipes as data for docs pages, because the drawing functions need Node. */
process.stdout.write(JSON.stringify(plateRecipes()));
