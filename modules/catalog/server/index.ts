export { CATEGORY_ORDER } from '../rules/categories.ts'
export { FIRST_IMPORTED_GAME_ID, RESERVED_GAMES } from '../rules/ids.ts'
export { catalogueOf, readCatalogue, RETIRED_FILE, type Catalogue } from './catalogue.ts'
export { catalogHandlers, dayNumber } from './handlers.ts'
export { faultOfEdit, isCatalogueEdit, type KnownGames } from './edits.ts'
export { hideGame, listHidden, showGame } from './hidden-games.ts'
export {
  coverHashOf,
  entriesOf,
  findImportedCover,
  IMPORTED_COVERS,
  listImported,
  putImported,
  removeImported,
  setImportedAddress,
  type AddressOf,
  type ImportedGame,
  type KnownImport,
} from './imported-games.ts'
export {
  forgetMissedSearches,
  listMissed,
  MISSED_SEARCHES_KEPT_FOR,
  openMissedSearches,
  type MissedSearches,
} from './missed-searches.ts'
export { makeSearch } from './search/make-search.ts'
export { catalogPersonalData } from './personal-data.ts'
export { carryLessOf } from './less-of.ts'
export { forgetOldRailOpens } from './rail-opens.ts'
export { shownCatalogue, type ShownCatalogue } from './shown-catalogue.ts'
