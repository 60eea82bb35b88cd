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
export { openUploads, type StoredVersion, type Uploads } from './uploads.ts'
export { serveUploads, type UploadedGames } from './serve-uploads.ts'
