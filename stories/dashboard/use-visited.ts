import { useLocation, useSearch } from 'wouter';

/** The address that a story's links have led to. */
export function useVisited(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search ? `${path}?${search}` : path;
}
