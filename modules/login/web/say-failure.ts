import type { Translate } from '#kit/i18n/texts.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { callApi } from '#kit/web/api.ts'
import { loginCalls } from '../calls.ts'
import { openLogin } from './login-trigger.ts'
import { forgetDeparture, noteDeparture, startHref } from './start-link.ts'

/** Why a sign-in failed, as named in the address. */
const REASONS = ['down', 'denied', 'forged', 'expired', 'closed', 'origin', 'busy'] as const
export type FailReason = (typeof REASONS)[number] | 'other'

/** Only known reasons are shown, whatever the address contains. */
export const failReasonOf = (text: string | null): FailReason =>
  REASONS.find((reason) => reason === text) ?? 'other'

/** Shows the failure over the current page, and offers a retry. */
export async function sayFailure(reason: FailReason, say: Translate): Promise<void> {
  forgetDeparture()
  const isAgain = await confirm({
    title: say('login.fail.title'),
    note: say(`login.fail.${reason}`),
    yes: say('login.fail.again'),
    no: say('login.fail.close'),
  })
  if (isAgain) openLogin()
}

/** The provider's account and the signed-in one do not match. */
export interface Bound {
  /** What would work: switch to that account, link the provider to this one, or first unlink another. */
  readonly choice: 'switch' | 'link' | 'unlink'
  readonly provider: string
}

export function boundOf({ choice, provider = '' }: Readonly<Record<string, string | number>>): Bound {
  const known = choice === 'link' || choice === 'unlink' ? choice : 'switch'
  return { choice: known, provider: String(provider) }
}

/** Lets the player choose what they meant. */
export async function askBound({ choice, provider }: Bound, to: string, say: Translate): Promise<void> {
  forgetDeparture()
  const name = await nameOf(provider)
  const isWanted = await confirm({
    title: say(`login.bound.${choice}Title`, { name }),
    note: say(`login.bound.${choice}`, { name }),
    yes: choice === 'unlink' ? say('login.offer.goOn') : say(`login.bound.${choice}Yes`, { name }),
    no: say('login.bound.no'),
  })
  if (!isWanted || choice === 'unlink') return
  const isLinking = choice === 'link'
  noteDeparture({ provider, name, isLinking })
  location.assign(startHref({ provider, isLinking, to }))
}

/** Falls back to its key when its name cannot be read. */
const nameOf = (key: string): Promise<string> =>
  callApi(loginCalls.listProviders, {}).then(
    ({ providers }) => providers.find(({ provider }) => provider === key)?.name ?? key,
    () => key,
  )
