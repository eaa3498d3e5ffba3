/** Used and available storage of this site, in bytes, or null if it is not reported. Never throws. */
export async function storageUsage(): Promise<{ used: number; available: number } | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, available: quota };
  } catch {
    return null;
  }
}
