import { randomUUID } from 'node:crypto'
import type { Live, LiveMessage } from '#kit/server/live.ts'
import { hours, seconds } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import type { ChatChannel } from '#modules/chat/model.ts'
import type { Rates } from '#apps/server/rates.ts'
import { NO_RATES } from './no-rates.ts'
import type { TestDevice } from './test-device.ts'
import { openTestPortal } from './test-portal.ts'

export const WORLD = { channel: 'world' } as const
export const SUDOKU = { channel: 'game', gameId: 1748 } as const

interface Heard extends LiveMessage {
  readonly to: string | readonly number[]
  /** Undefined where the readers are looked up. */
  readonly exceptFor?: readonly number[] | undefined
}

/** A portal whose sockets are written down, and players who talk. */
export async function openChatPortal(rates: Rates = NO_RATES) {
  const heard: Heard[] = []
  const live: Live = {
    toAccounts: (to, message) => void heard.push({ ...message, to }),
    toTopic(to, message, unheard) {
      const named = unheard ? unheard.accountIds && [unheard.writerId, ...unheard.accountIds] : []
      heard.push({ ...message, to, exceptFor: named })
    },
  }
  const portal = await openTestPortal({ live, rates })
  let players = 0

  const send = (device: TestDevice, text: string, place: Place = WORLD, opId = randomUUID()) =>
    device.call(chatCalls.sendMessage, { ...place, text }, { opId })

  return {
    ...portal,
    /** What went to sockets since the last look. */
    heard: () => heard.splice(0),
    /** Leaves earlier messages behind: neither their pace nor what was heard matters now. */
    beQuiet() {
      portal.wait(hours(1))
      heard.length = 0
    },
    /** Somebody with a name whom nobody has met. */
    async player(nickname = `Player ${++players}`, address = '127.0.0.1'): Promise<TestDevice> {
      const device = portal.device(`${nickname} ${randomUUID()}`)
      device.address = address
      await device.signIn()
      await device.call(accountCalls.setNickname, { nickname })
      return device
    },
    send,
    /** Says something once the pace allows it; gives the message. */
    async say(device: TestDevice, text: string, place?: Place) {
      portal.wait(seconds(5))
      const { result, error } = await send(device, text, place)
      if (!result) throw new Error(`${text}: ${error?.name}`)
      return result.message
    },
    async texts(reader: TestDevice, place: Place = WORLD) {
      const { result } = await reader.call(chatCalls.listMessages, place)
      return result!.messages.map(({ text }) => text)
    },
  }
}

export type ChatPortal = Awaited<ReturnType<typeof openChatPortal>>

interface Place {
  readonly channel: ChatChannel
  readonly gameId?: number
}
