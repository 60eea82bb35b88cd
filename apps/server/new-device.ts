import type { SignInServices } from '#modules/account/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'

/** The bell tells an account that it was opened on a device that it did not have. */
export const newDevice: SignInServices['newDevice'] = (tx, accountId, now) =>
  notify(tx, now, [{ accountId, kind: 'newDevice' }])
