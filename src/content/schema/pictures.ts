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

/** How a photo is drawn in lines. */
export const engravingSchema = v.strictObject({
  /** From the top of the picture to its bottom, where they have room. */
  lines: v.optional(between(20, 200)),
  /** Of details against what is around them: 0 leaves the photo's own. */
  contrast: v.optional(between(0, 3)),
  /** Of the lines to the horizontal, in degrees, clockwise. */
  angle: v.optional(between(-90, 90)),
  /** The colour beneath the lines. */
  ground: v.optional(v.picklist(['blush', 'vermilion', 'glass', 'wine'])),
});

export type Engraving = v.InferOutput<typeof engravingSchema>;

/** How the owner's own picture is shown; a drawn plate is made for its place. */
export const ownPicture = {
  /** The point that stays where the picture is cut: '60% 30%', from the left and from the top. */
  focus: v.optional(
    v.pipe(
      v.string('a point such as "60% 30%", from the left and from the top'),
      v.regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, 'a point such as "60% 30%", from the left and from the top'),
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
