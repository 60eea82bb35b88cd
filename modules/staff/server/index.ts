export {
  endWaiting,
  insertConfirmation,
  letWait,
  findWaitingConfirmation,
  countWaiting,
  listWaiting,
  type Waiting,
  lookAtShown,
  takeShown,
  type Confirmation,
} from './confirmation-store.ts'
export {
  findInvitation,
  findPasskey,
  insertPasskey,
  invite,
  notePasskeyUse,
  setRecoveryCodes,
  takeInvitation,
  takeRecoveryCode,
  type Invitation,
  type Passkey,
} from './entry-store.ts'
export { listPasskeys, listRecoveryCodes, revokeKey, type ListedPasskey } from './key-store.ts'
export {
  accountsOf,
  closeStaff,
  forgetInvitations,
  findStaff,
  findStaffNamed,
  lockStaff,
  insertStaff,
  listStaff,
  openStaff,
  setStaffRole,
  type StaffOperator,
} from './operator-store.ts'
export { staffPersonalData } from './personal-data.ts'
export {
  endOtherSessions,
  endStaffSessions,
  findSession,
  insertSession,
  noteSeen,
  changePlaces,
  openSessionsOf,
  type StaffSession,
} from './session-store.ts'
export { csvOf } from '../rules/csv.ts'
export { mayUse } from '../rules/roles.ts'
export {
  CONFIRMATION_LASTS,
  IDLE_LASTS,
  INVITATION_LASTS,
  RECOVERY_CODES,
  SECOND_LASTS,
  SESSION_LASTS,
  networksOf,
  placesWith,
  stateOfSession,
} from '../rules/session.ts'
export { whyNot } from '../rules/target.ts'
