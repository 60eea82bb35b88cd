import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { isDeviceId, type Accounts, type SignInServices } from '#modules/account/server/index.ts'
import type { loginCalls, SignInProvider } from '../calls.ts'
import { endLink, listLinks } from './links.ts'
import { leaveGoods, moveGoods, type VisitorGoods } from './merge.ts'
import { signInByCode } from './oauth-sign-in.ts'

export interface LoginServices extends SignInServices {
  readonly accounts: Pick<Accounts, 'welcome' | 'forget'>
  readonly goods: VisitorGoods
  readonly providers: readonly SignInProvider[]
  /** Whether sign-in with providers is enabled; true by default. */
  isOpen?(): boolean
}

export function loginHandlers(services: LoginServices): HandlersOf<typeof loginCalls> {
  const { accounts, goods, providers, isOpen = () => true } = services
  return {
    async listProviders() {
      return ok({ providers: isOpen() ? [...providers] : [] })
    },

    async signInByCode(params, context) {
      if (params.deviceId !== undefined && !isDeviceId(params.deviceId)) return refuse('InvalidDevice')
      const outcome = await signInByCode(params, context, services)
      if (!outcome.ok) return outcome
      // The session of the calling page has ended.
      if (context.caller) accounts.forget(context.caller.accountId)
      const { merge, ...arrived } = outcome.value
      return ok({ ...(await accounts.welcome(arrived, context)), merge })
    },

    moveGoods: (_params, context) => moveGoods(context, goods),

    leaveGoods: (_params, context) => leaveGoods(context),

    async listLinks(_params, context) {
      return ok({ links: await listLinks(context, providers) })
    },

    async endLink({ provider }, context) {
      const outcome = await endLink(provider, context)
      if (outcome.ok) accounts.forget(context.caller.accountId)
      return outcome
    },
  }
}
