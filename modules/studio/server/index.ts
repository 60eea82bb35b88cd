export { checkVersions, tidyStudio, type CheckParts } from './check-versions.ts'
export { openPartFiles, type PartFiles } from './part-files.ts'
export { studioHandlers } from './handlers.ts'
export { studioPersonalData } from './personal-data.ts'
export { findPreview, previewAddress } from './preview.ts'
export {
  carryGameReports,
  closeReports,
  countReviews,
  reportedGames,
  type ReportedGame,
} from './report-store.ts'
export { isSlugKept } from './game-store.ts'
export { isReviewed } from './version-store.ts'
export { askedVersions, decideVersion, findAsked, setDown, type Asked } from './review.ts'
export {
  COVER_RATE,
  GAME_REPORT_RATE,
  UPLOAD_RATE,
  type GameFigures,
  type StudioServices,
} from './services.ts'
export { openPartReceiver } from './take-part.ts'
export type { Report } from './version-store.ts'
export { UPLOAD_QUOTA } from '../rules/uploads.ts'
export { slugOf, titleSkeleton } from '../rules/words.ts'
