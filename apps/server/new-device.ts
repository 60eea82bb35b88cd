import type { SignInServices } from '#modules/account/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'

/** Notifies an account of a sign-in on a new device. */
export const newDevice: SignInServices['newDevice'] = (tx, accountId, now) =>
  notify(tx, now, [{ accountId, kind: 'newDevice' }])
