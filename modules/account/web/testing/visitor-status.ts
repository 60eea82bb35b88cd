import type { AccountStatus } from '../../calls.ts'

/** For tests: the account of a visitor without a name. */
export const visitorStatus: AccountStatus = {
  userId: 12345678,
  nickname: '',
  avatar: 1,
  isVisitor: true,
  provider: null,
  linkCount: 0,
  isNew: false,
  isNicknameFree: true,
  chat: { isOff: false, endsAt: null },
}
