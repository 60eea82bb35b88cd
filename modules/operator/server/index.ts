export {
  ACTIONS_KEPT_FOR,
  beginAction,
  countActions,
  forgetOldActions,
  listActions,
  noteAction,
  sumGiven,
  type Act,
  type Changed,
  type StoredAction,
} from './actions.ts'
export { announced, ANNOUNCEMENT, faultOfAnnouncement } from './announcement.ts'
export { plannedAfter, shownAt, undone } from '../rules/edits.ts'
export { isOpenTo, type Asker } from '../rules/flags.ts'
export { cancelEdit, insertEdit, listEdits, readShownEdits, type StoredEdit } from './edits.ts'
export { closedParts, readFlags, setFlag, USUAL_FLAGS, type FlagState, type FlagStates } from './flags.ts'
export { listInvariantChecks, noteInvariantChecks, type RuleCheck } from './invariant-checks.ts'
export { operatorHandlers } from './handlers.ts'
export { listRedirects, removeRedirect, setRedirect } from './redirects.ts'
export {
  forgetProcess,
  listProcesses,
  noteProcess,
  PROCESS_SAYS_EVERY,
  type SeenProcess,
} from './processes.ts'
export { pollOperator, type OperatorPoll } from './operator-poll.ts'
export { operatorPersonalData } from './personal-data.ts'
