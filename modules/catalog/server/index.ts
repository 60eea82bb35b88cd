export { type Catalogue, RETIRED_FILE, catalogueOf, readCatalogue } from './catalogue.ts'
export { catalogHandlers, dayNumber } from './handlers.ts'
export { hideGame, listHidden, showGame } from './hidden-games.ts'
export {
  IMPORTED_COVERS,
  type ImportedGame,
  type KnownImport,
  coverHashOf,
  entryOf,
  findImportedCover,
  listImported,
  putImported,
  removeImported,
} from './imported-games.ts'
export { type ShownCatalogue, shownCatalogue } from './shown-catalogue.ts'
