import { useLocation } from 'wouter';

/** Goes to a path of this site as a click on a link does, for what cannot be a link: a form that asks. */
export function useVisit(): (path: string) => void {
  const [, navigate] = useLocation();
  return navigate;
}
