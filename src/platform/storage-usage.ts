/** What this site holds in the browser and may hold, in bytes; null where the browser does not tell. Never throws. */
export async function storageUsage(): Promise<{ used: number; available: number } | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, available: quota };
  } catch {
    return null;
  }
}
