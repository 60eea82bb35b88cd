export { isOfDisk } from './archive.ts'
export {
  canBeHost,
  faultOfGamesUrl,
  gameAddress,
  isVersion,
  previewHost,
  uploadedAddress,
  uploadedVersion,
} from '../rules/games-url.ts'
export { wordsIn } from '../rules/badges.ts'
export { carryGameBadges } from './badge-store.ts'
export { openDeclarations, type Declarations } from './declared.ts'
export { hostedHandlers, type ShownGame } from './handlers.ts'
export { hostedPersonalData } from './personal-data.ts'
export { openUploads, type StoredVersion, type Uploads } from './uploads.ts'
export { serveUploads, type UploadedGames } from './serve-uploads.ts'
