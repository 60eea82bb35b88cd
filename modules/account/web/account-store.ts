import { createStore, useStore } from '#kit/ui/store.ts'
import type { AccountStatus } from '../shapes.ts'
import type { Session } from './session.ts'

export interface AccountView {
  readonly phase: 'waiting' | 'ready' | 'failed'
  readonly status: AccountStatus | undefined
}

const account = createStore<AccountView>({ phase: 'waiting', status: undefined })
let session: Session | undefined

export const connectAccount = (given: Session) => {
  session = given
}

/** For ways of signing in other than by device. */
export const openedSession = (): Session | undefined => session

export const showAccount = (status: AccountStatus) => account.change(() => ({ phase: 'ready', status }))
export const useAccount = (): AccountView => useStore(account)
/** Calls back when the account or what is known of it changes. */
export const followAccount = (listener: () => void): (() => void) => account.watch(listener)
/** The account, for code outside components. */
export const readAccount = (): AccountStatus | undefined => account.read().status
/** `words`: the player is about to write their own text, so the dialog also asks for what that requires. */
export const isNicknameOpen = createStore<boolean | 'words'>(false)
/** Opens the edit-nickname overlay (spec 2.19). */
export const openNickname = () => isNicknameOpen.change(() => true)

/** Signs in, or checks the session; the portal works whatever the outcome. */
export async function enterPortal(): Promise<void> {
  account.change(({ status }) => ({ phase: 'waiting', status }))
  try {
    await session?.ready()
  } catch (error) {
    console.warn(error)
    account.change(({ status }) => ({ phase: 'failed', status }))
  }
}

export async function leavePortal(): Promise<void> {
  await session?.signOut()
}
