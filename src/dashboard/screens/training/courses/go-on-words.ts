import type { CourseFigure } from '@/dashboard/figures/training';

/** What the button that goes on in a course says. */
export function goOnWords({ state, resume }: CourseFigure): string {
  if (resume === null) return 'Read again: lesson 1';
  return `${state === 'new' ? 'Start' : 'Resume'}: lesson ${resume.number}`;
}
