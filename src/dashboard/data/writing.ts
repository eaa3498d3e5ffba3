/**
 * What only a change of the records needs, in a file of its own: nothing of it is fetched before somebody acts. See
 * `load-writing`.
 */
export { createMemoryStore } from './memory-store';
export { noticesFor } from './notices';
export { changesTowards, planCommit } from './plan-commit';
export { clearAll, keepOperation, keepRows, readBefore } from './write-rows';
