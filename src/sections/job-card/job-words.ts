import type { JobDoc } from '@/content/schema';

/** Where the work is done, in words. */
export const presenceWords: Readonly<Record<JobDoc['presence'], string>> = {
  'on-site': 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** What kind of contract it is, in words. */
export const employmentWords: Readonly<Record<JobDoc['employment'], string>> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  internship: 'Internship',
};
