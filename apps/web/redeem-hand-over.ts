import { toWire } from '#kit/contract/renamed.ts'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { toast } from '#kit/ui/toast.ts'
import { accountCalls } from '#modules/account/calls.ts'
import type { Carrier, Session } from '#modules/account/web/session.ts'
import { isOwnCode, isStandalone, keepLaunchCode } from '#modules/install/web/index.ts'
import { pageServices } from './page-services.ts'

/** The last code used: an installed app starts with the same code every time. */
const SEEN_CODE = 'hand-seen'

export interface Arrival {
  readonly code: string
  readonly storage: TextStorage
  readonly session: Session
  readonly carry: Carrier
  readonly deviceId: () => Promise<string>
  readonly say: Translate
}

/** Signs in with the hand-over code in the address (docs/contract.md 9); an invalid code changes nothing. */
export async function redeemHandOver({
  code,
  storage,
  session,
  carry,
  deviceId,
  say,
}: Arrival): Promise<void> {
  if (storage.read(SEEN_CODE) === code) return
  const hasAccount = session.token() !== undefined
  // An installed app that shares its browser's storage is the same visitor already; the gift needs to know of the launch.
  if (hasAccount && isStandalone()) {
    keepLaunchCode(code)
    return storage.write(SEEN_CODE, code)
  }
  if (isOwnCode(code)) return
  await pageServices.loadTexts(['install'])
  if (hasAccount && !(await isWanted(say))) return storage.write(SEEN_CODE, code)
  const { wire, params } = accountCalls.signInByHand
  const id = await deviceId()
  const signIn = (replaces: boolean) =>
    carry(wire, toWire(params, { handCode: code, deviceId: id, replaces }), { opId: '', token: undefined })
  let answer = await signIn(hasAccount)
  // The cookie with the browser's key outlives its storage: the server knows of an account that this page has forgotten.
  if (answer.error?.code === errorCatalogue.OtherAccountHere) {
    if (!(await isWanted(say))) return storage.write(SEEN_CODE, code)
    answer = await signIn(true)
  }
  // A rate limit says nothing about the code: the next start tries it again.
  if (answer.error?.code === errorCatalogue.TooFast) return
  storage.write(SEEN_CODE, code)
  if (answer.error) return toast(say('install.hand.lost'))
  session.keep(answer.result)
  // What the page has read belongs to the previous visitor.
  if (hasAccount) location.reload()
}

const isWanted = (say: Translate) =>
  confirm({
    title: say('install.hand.title'),
    note: say('install.hand.text'),
    yes: say('install.hand.yes'),
    no: say('install.hand.no'),
  })
