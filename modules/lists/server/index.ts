export { listsHandlers } from './handlers.ts'
export { removeList } from './list-store.ts'
export { listsPersonalData } from './personal-data.ts'
