export { SETTLED_AFTER, stateOf } from '../rules/event.ts'
export { faultsOfChange, faultsOfEvent, type EventWorld } from '../rules/faults.ts'
export { planOf, writtenOf } from '../rules/written.ts'
export {
  changeEnd,
  changeEvent,
  insertEvent,
  listEvents,
  lockEvent,
  markRemoved,
  seasonsWithOdds,
  type StoredEvent,
} from './event-store.ts'
export { eventsHandlers } from './handlers.ts'
export { eventsInvariants } from './invariants.ts'
export { eventsCounting } from './open-tables.ts'
export { eventsPersonalData } from './personal-data.ts'
export { plantSeasons } from './plans.ts'
export { settleEvents } from './settle.ts'
export { notifyOfEvents } from './notify-players.ts'
export type { EventGames } from './services.ts'
