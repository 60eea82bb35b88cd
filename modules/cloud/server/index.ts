export { listAllLines, listLines, type ShownLine } from './lines.ts'
export type { CloudGames } from './games.ts'
export { countHot, storedCloudGames } from './catalogue-store.ts'
export type { CloudParts } from './effects.ts'
export { WORKER_CLOSE, type Coordinator, type WorkerConnection, type WorkerSocket } from './coordinator.ts'
export {
  closeGame,
  endAllOf,
  endByOperator,
  hasLineOf,
  listPlays,
  listStops,
  reopenGame,
  reopenLine,
  stopLine,
  stopOf,
  type RunningPlay,
} from './operator.ts'
export { keepSave, MOST_SAVE_BYTES, readSave, type WorkerPlay } from './save-store.ts'
export { openCloud, tidyCloud, type OpenCloud } from './open-cloud.ts'
export { cloudInvariants } from './invariants.ts'
export { cloudPersonalData } from './personal-data.ts'
