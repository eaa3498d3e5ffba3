/**
 * What only a change of the records needs, in a file of its own: nothing of it is fetched before somebody acts. See
 * `load-writing`.
 */
export { backupOf } from '@/dashboard/store/backup/backup-of';
export { createMemoryStore } from '@/dashboard/store/memory-store';
export { changesTowards, planCommit } from '@/dashboard/store/plan-commit';
export { undoOperation } from './plan-undo';
export { againOnConflict, runCommand } from './run-command';
export {
  clearAll,
  giveUpAside,
  keepOperation,
  keepRows,
  readBefore,
  readChanges,
} from '@/dashboard/store/indexed-db/write-rows';
