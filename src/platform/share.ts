/** `dismissed`: the user closed the share sheet. `failed`: there is none, or it failed. */
export type Shared = 'shared' | 'dismissed' | 'failed';

export interface SharedPage {
  title: string;
  /** The page's absolute URL. */
  url: string;
}

/** Whether this browser has a native share sheet. */
export const canShare = (page: SharedPage): boolean => navigator.canShare?.(page) ?? false;

/** Opens the native share sheet. Must be called from a user gesture. Never throws. */
export async function sharePage(page: SharedPage): Promise<Shared> {
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
