import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.number(), v.minValue(0));
const score = v.pipe(count, v.maxValue(100));

/** The date, commit and machine of the measurements. */
const stamp = { day: v.pipe(v.string(), v.isoDate()), commit: v.string(), cores: count };

/** `src/content/measurements.json`, which `npm run bench -- --keep` and `npm test -- --keep` write, a part each. */
export const measurementsSchema = v.strictObject({
  pages: v.strictObject({
    ...stamp,
    /** Per page. Each figure is their median. */
    runs: count,
    /**
     * By path. Scores from 0 to 100, sizes in transferred bytes. No times: they say as much about the machine as about
     * the page, while anybody can repeat these.
     */
    figures: v.record(
      v.string(),
      v.object({
        accessibility: score,
        bestPractices: score,
        seo: score,
        cls: amount,
        bytes: amount,
        scriptBytes: amount,
      }),
    ),
  }),
  tests: v.strictObject({
    ...stamp,
    steps: v.array(v.strictObject({ name: v.string(), passed: count, failed: count, seconds: amount })),
  }),
});

export type Measurements = v.InferOutput<typeof measurementsSchema>;
