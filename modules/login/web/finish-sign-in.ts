import { CallError } from '#kit/web/api.ts'
import { enterPortal, readAccount } from '#modules/account/web/index.ts'
import { safeRedirect } from '../rules/redirect.ts'
import { closeLogin } from './login-trigger.ts'
import { keepOffer, readOffer, type Offer } from './pending-offer.ts'
import { boundOf, type Bound, type FailReason } from './say-failure.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { forgetDeparture, readDeparture } from './start-link.ts'

/** The result of an arrival at `/oauth/success`. */
export type SignInResult =
  | { readonly status: 'signedIn'; readonly to: string; readonly isLinked: boolean }
  /** The visitor's goods may be moved. */
  | { readonly status: 'offer'; readonly to: string; readonly offer: Offer }
  /** The provider's account belongs to another player, or is not linked yet. */
  | { readonly status: 'bound'; readonly to: string; readonly bound: Bound }
  | { readonly status: 'failed'; readonly reason: FailReason }
  /** The code was not used: it can be tried again. */
  | { readonly status: 'unreachable' }

const isMember = () => readAccount()?.isVisitor === false

/** Exchanges the code of the address for a session, and returns where to go (spec 2.7, 4.6). */
export async function finishSignIn(search: string): Promise<SignInResult> {
  const query = new URLSearchParams(search)
  const to = safeRedirect(query.get('to'))
  const code = query.get('code')
  if (!code) return afterwards(to)
  try {
    const { boxes, cards } = await signInByCode(code)
    closeLogin()
    const isLinked = readDeparture()?.isLinking ?? false
    forgetDeparture()
    if (boxes + cards === 0) return { status: 'signedIn', to, isLinked }
    keepOffer({ boxes, cards })
    return { status: 'offer', to, offer: { boxes, cards } }
  } catch (error) {
    return refused(error, to)
  }
}

function refused(error: unknown, to: string): SignInResult | Promise<SignInResult> {
  if (!(error instanceof CallError)) throw error
  switch (error.refusal) {
    case 'OauthBound':
      return { status: 'bound', to, bound: boundOf(error.data) }
    case 'OauthFailed':
      return afterwards(to)
    case 'OauthOrigin':
      return { status: 'failed', reason: 'origin' }
    case 'Closed':
      return { status: 'failed', reason: 'closed' }
    case 'TooFast':
      return { status: 'failed', reason: 'busy' }
    case 'Unreachable':
    case 'TimedOut':
      return { status: 'unreachable' }
    default:
      return { status: 'failed', reason: 'other' }
  }
}

/** A reload, second tab or stale page: a player who is signed in by now has arrived. */
async function afterwards(to: string): Promise<SignInResult> {
  if (!isMember()) await enterPortal()
  const offer = readOffer()
  if (!isMember()) return { status: 'failed', reason: 'expired' }
  return offer ? { status: 'offer', to, offer } : { status: 'signedIn', to, isLinked: false }
}
