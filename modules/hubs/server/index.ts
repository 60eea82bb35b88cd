export { hubsHandlers } from './handlers.ts'
export { hubWords } from './hub-words.ts'
export { openHubs, type Hubs } from './hubs.ts'
