import type { CourseFigure } from '@/dashboard/figures/training';

/** Returns the label of the button that resumes a course. */
export function resumeLabel({ state, resume }: CourseFigure): string {
  if (resume === null) return 'Read again: lesson 1';
  return `${state === 'new' ? 'Start' : 'Resume'}: lesson ${resume.number}`;
}
