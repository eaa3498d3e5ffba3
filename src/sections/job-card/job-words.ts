import * as words from '@generated/yaml/words/jobCard';
import type { JobDoc } from '@/content/schema/entries';

/** Labels for the place of work. */
export const presenceWords: Readonly<Record<JobDoc['presence'], string>> = {
  'on-site': words.onSite,
  hybrid: words.hybrid,
  remote: words.remote,
};

/** Labels for the type of contract. */
export const employmentWords: Readonly<Record<JobDoc['employment'], string>> = {
  'full-time': words.fullTime,
  'part-time': words.partTime,
  contract: words.contract,
  internship: words.internship,
};
