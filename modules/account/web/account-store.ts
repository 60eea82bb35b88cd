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

/** For other ways of signing in than by device. */
export const openedSession = (): Session | undefined => session

export const showAccount = (status: AccountStatus) => account.change(() => ({ phase: 'ready', status }))
export const useAccount = (): AccountView => useStore(account)
/** Calls back whenever another account, or more of this one, is known. */
export const followAccount = (listener: () => void): (() => void) => account.watch(listener)
/** The account, for code outside of components. */
export const readAccount = (): AccountStatus | undefined => account.read().status
/** `words`: the player is about to say something of their own, so the dialog asks for what that needs as well. */
export const isNicknameOpen = createStore<boolean | 'words'>(false)
/** Opens the edit-nickname overlay (spec 2.19). */
export const openNickname = () => isNicknameOpen.change(() => true)

/** Signs in, or checks the session; the portal plays on whatever comes of it. */
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
