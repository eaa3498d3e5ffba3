/** `dismissed`: the reader closed the system's sheet. `failed`: there is none, or it did not work. */
export type Shared = 'shared' | 'dismissed' | 'failed';

export interface SharedPage {
  title: string;
  /** The page's full address. */
  url: string;
}

/** Whether this browser has a sheet of its own to share pages with. */
export const canShare = (page: SharedPage): boolean => navigator.canShare?.(page) ?? false;

/** Opens the system's own sheet. Has to be called from a press. Never throws. */
export async function sharePage(page: SharedPage): Promise<Shared> {
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
