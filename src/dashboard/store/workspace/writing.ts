/**
 * Code that only changes of records need. It is a separate file, so that it loads only after the first input.
 * See `load-writing`.
 */
export { backupOf } from '@/dashboard/store/backup/backup-of';
export { createMemoryStore } from '@/dashboard/store/memory-store';
export { changesTowards, planCommit, planOnBase, putAll } from '@/dashboard/store/plan-commit';
export { removeAllDrafts } from '@/platform/drafts';
export { undoOperation } from './plan-undo';
export { againOnConflict, runCommand } from './run-command';
export {
  clearAll,
  clearRows,
  giveUpAside,
  keepOperation,
  keepRows,
  readBefore,
  readChanges,
} from '@/dashboard/store/indexed-db/write-rows';
