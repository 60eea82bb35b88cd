export { listsHandlers } from './handlers.ts'
export { listsPersonalData } from './personal-data.ts'
