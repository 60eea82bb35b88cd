export { hubsHandlers } from './handlers.ts'
export { openHubs, type Hubs } from './hubs.ts'
