import type { SignInServices } from '#modules/account/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'

export const newDevice: SignInServices['newDevice'] = (tx, accountId, now) =>
  notify(tx, now, [{ accountId, kind: 'newDevice' }])
