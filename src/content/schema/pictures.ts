import * as v from 'valibot';
import { between, text } from './fields';

/** The id of a drawn picture, or the name of a file beside the Markdown. */
export const picture = v.pipe(
  text,
  v.metadata({ input: 'picture' }),
  v.description('A picture beside this file, or one that the site draws.'),
);

export const imageAlt = v.pipe(
  text,
  v.title('What the picture shows'),
  v.description('For people who do not see it.'),
);

/** The options for drawing a photo in lines. */
export const engravingSchema = v.strictObject({
  lines: v.optional(
    v.pipe(between(20, 200), v.description('Number of lines from top to bottom: 20 to 200.')),
  ),
  /** The contrast of details against their surroundings. */
  contrast: v.optional(
    v.pipe(between(0, 3), v.description('0 keeps the contrast of the photo. 3 is the maximum.')),
  ),
  angle: v.optional(
    v.pipe(between(-90, 90), v.description('Direction of the lines, clockwise in degrees: -90 to 90.')),
  ),
  /** The colour beneath the lines. */
  ground: v.optional(v.picklist(['blush', 'vermilion', 'glass', 'wine'])),
});

export type Engraving = v.InferOutput<typeof engravingSchema>;

/** The display options of the owner's own picture; a drawn plate is made for its place. */
export const ownPicture = {
  focus: v.optional(
    v.pipe(
      v.string('a point such as "60% 30%", from the left and from the top'),
      v.regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, 'a point such as "60% 30%", from the left and from the top'),
      v.description(
        'The point to keep visible when the picture is cropped, from the left and the top: 60% 30%',
      ),
    ),
  ),
  engrave: v.optional(
    v.lazy((value) =>
      typeof value === 'object' && value !== null
        ? engravingSchema
        : v.boolean('true, false or the fields lines, contrast, angle, ground'),
    ),
  ),
};
