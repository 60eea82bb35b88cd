import type { Call } from '#kit/contract/call.ts'
import type { RefusalData } from '#kit/result/result.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { loginCalls } from '#modules/login/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import type { Part } from '#modules/operator/model.ts'
import { isOpenTo, type Asker, type FlagStates } from '#modules/operator/server/index.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

/** The calls that a closed flag refuses. Reading, and getting back one's own goods, stay possible. */
const PARTS: Readonly<Record<Part, readonly Call[]>> = {
  trade: [
    marketCalls.listCard,
    marketCalls.redeemListing,
    marketCalls.swapCard,
    marketCalls.renewPassword,
    marketCalls.shareListing,
  ],
  chat: [chatCalls.sendMessage],
  // The same call takes one's own reward: the idle module tells them apart.
  steal: [],
  cloud: [cloudCalls.joinQueue, cloudCalls.startPlay],
  oauth: [loginCalls.signInByCode],
}

/** Writes that continue during maintenance, so that online players lose nothing. */
const SPARED: ReadonlySet<Call> = new Set<Call>([
  accountCalls.signInDevice,
  accountCalls.signInByHand,
  loginCalls.signInByCode,
  accountCalls.signOut,
  accountCalls.endSession,
  presenceCalls.takeTicket,
  idleCalls.startOnline,
  idleCalls.reportOnline,
  cloudCalls.leaveQueue,
  cloudCalls.joinPlay,
  cloudCalls.beginPlay,
  cloudCalls.keepPlaying,
  cloudCalls.stopPlay,
])

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, calls]) => calls.map((call) => [call, part as Part])),
)

/** Why the operator closed a call to somebody; undefined if it is open. */
export function closedBy(flags: FlagStates, call: Call, asker?: Asker): RefusalData | undefined {
  if (flags.maintenance.isOn && call.repeat !== 'read' && !SPARED.has(call))
    return { part: 'maintenance', text: flags.maintenance.words }
  const part = partOf.get(call)
  return part && !isOpenTo(part, flags[part], asker) ? { part } : undefined
}
