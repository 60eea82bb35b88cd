export { listAllLines, listLineLoads, listLines, type ShownLine } from './lines.ts'
export type { CloudGames } from './games.ts'
export { countHot, storedCloudGames } from './catalogue-store.ts'
export type { CloudParts } from './effects.ts'
export { WORKER_CLOSE, type Coordinator, type WorkerConnection, type WorkerSocket } from './coordinator.ts'
export {
  closeGame,
  countQueue,
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
export { uploadSaves, countWantedSaves } from './upload-saves.ts'
export { openObjectStore, type ObjectStore, type ObjectStoreSettings } from './object-store.ts'
export { keepSave, MOST_SAVE_BYTES, readSave, type SaveParts, type WorkerPlay } from './save-store.ts'
export { openCloud, tidyCloud, type OpenCloud } from './open-cloud.ts'
export { cloudInvariants } from './invariants.ts'
export { cloudPersonalData } from './personal-data.ts'
export { type Art, artPath, findArt, putArt } from './catalogue-art.ts'
export { type DesktopEntry, type Words, readDesktop } from './catalogue-desktop.ts'
export { type Candidate, candidatesIn } from './catalogue-index.ts'
export { type Metainfo, readMetainfo } from './catalogue-metainfo.ts'
export type { ProbeFigures } from './catalogue-probe.ts'
export { sceneOf, tileOf } from './catalogue-scene.ts'
export { type KnownGame, cloudGameOf, knownGames, listPrograms, putCloudGame } from './catalogue-store.ts'
export {
  type CloudDraft,
  type DraftState,
  type DraftWords,
  decideDraft,
  listDrafts,
  putDraft,
  triedVersions,
} from './draft-store.ts'
