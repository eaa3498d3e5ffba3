import * as words from '@generated/yaml/words/jobCard';
import type { JobDoc } from '@/content/schema/entries';

/** Where the work is done, in words. */
export const presenceWords: Readonly<Record<JobDoc['presence'], string>> = {
  'on-site': words.onSite,
  hybrid: words.hybrid,
  remote: words.remote,
};

/** What kind of contract it is, in words. */
export const employmentWords: Readonly<Record<JobDoc['employment'], string>> = {
  'full-time': words.fullTime,
  'part-time': words.partTime,
  contract: words.contract,
  internship: words.internship,
};
