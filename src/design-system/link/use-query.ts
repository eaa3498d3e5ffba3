import { useRouter } from 'wouter';

/** The encoded query of the address, for `URLSearchParams`. `useSearch` of wouter decodes it, so values would be decoded twice. */
export function useQuery(): string {
  const router = useRouter();
  return router.searchHook(router);
}
