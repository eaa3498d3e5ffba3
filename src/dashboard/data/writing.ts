/**
 * What only a change of the records needs, in a file of its own: nothing of it is fetched before somebody acts. See
 * `load-writing`.
 */
export { backupOf } from './backup-of';
export { createMemoryStore } from './memory-store';
export { changesTowards, planCommit } from './plan-commit';
export { undoOperation } from './plan-undo';
export { againOnConflict, runCommand } from './run-command';
export { clearAll, giveUpAside, keepOperation, keepRows, readBefore, readChanges } from './write-rows';
