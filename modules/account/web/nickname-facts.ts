import { days } from '#kit/time/time.ts'
import { NICKNAME_LENGTH } from '../model.ts'
import { CHANGE_EVERY } from '../rules/nickname-change.ts'

/** Values that texts about names take. */
export const nicknameFacts = () => ({ ...NICKNAME_LENGTH, days: CHANGE_EVERY / days(1) })
