import { documentFlags } from '@/platform/document-flags';

/** Preloads the scripts that the build lists for the client, without running them. */
export function preloadScripts(): void {
  for (const href of (documentFlags().scripts ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
