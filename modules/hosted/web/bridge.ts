import {
  isHello,
  portOf,
  readGameMessage,
  type Facts,
  type GameMessage,
  type PortalMessage,
  type Question,
} from '#kit/sdk/protocol.ts'
import type { Instant } from '#kit/time/time.ts'
import { DEAF_AFTER, fullAllowance, spend } from '../rules/flood.ts'
import { withSave, type HostedSaves } from '../rules/saves.ts'

/** What the page does for a game of others. */
export interface BridgeWorld {
  now(): Instant
  facts(): Facts
  /** Calls back with each change of the facts; the answer ends it. */
  onFacts(listener: () => void): () => void
  readSaves(): HostedSaves
  writeSaves(saves: HostedSaves): void
  /** 0 to 1; `ready` ends it. */
  showProgress(value: number): void
  ready(): void
  setPlaying(isPlaying: boolean): void
  tellScore(score: number): void
  celebrate(): void
  /** Opens the dialog to share; answers the link. */
  share(question: Extract<Question, { readonly what: 'invite' | 'share' }>): string
}

interface Place {
  /** Where messages of windows arrive. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly frame: Pick<HTMLIFrameElement, 'contentWindow'>
  /** Of the game; 'null' for a frame that is nobody. */
  readonly origin: string
}

/**
 * Speaks with the game in a frame by the protocol of the SDK. Only the very frame at the very origin gets a channel, each
 * message is checked, and a game that floods it is no longer heard. Answers what ends it.
 */
export function openBridge({ page, frame, origin }: Place, world: BridgeWorld): () => void {
  let port: MessagePort | undefined
  let stopFacts = () => undefined as void
  const close = () => {
    stopFacts()
    port?.close()
    port = undefined
  }
  const hear = (event: MessageEvent) => {
    const game = frame.contentWindow
    if (!game || event.source !== game || event.origin !== origin || !isHello(event.data)) return
    // A game that was loaded anew begins anew.
    close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    stopFacts = listen(port1, world, close)
    // A frame that is nobody has no name that a message could be addressed to.
    game.postMessage(portOf(), origin === 'null' ? '*' : origin, [port2])
  }
  page.addEventListener('message', hear)
  return () => {
    page.removeEventListener('message', hear)
    close()
  }
}

function listen(port: MessagePort, world: BridgeWorld, close: () => void): () => void {
  let allowance = fullAllowance(world.now())
  const send = (message: PortalMessage) => port.postMessage(message)
  const tellFacts = () => send({ t: 'facts', facts: world.facts() })
  port.addEventListener('message', ({ data }: MessageEvent) => {
    const spent = spend(allowance, world.now())
    allowance = spent
    if (spent.refused > DEAF_AFTER) return close()
    const message = readGameMessage(data)
    if (!message) return undefined
    if (message.t === 'ask')
      send(spent.isAllowed ? answer(message, world) : { t: 'no', n: message.n, why: 'tooMany' })
    else if (spent.isAllowed) hearWord(message, world)
    return undefined
  })
  port.start()
  tellFacts()
  return world.onFacts(tellFacts)
}

function answer(
  { n, question }: Extract<GameMessage, { readonly t: 'ask' }>,
  world: BridgeWorld,
): PortalMessage {
  switch (question.what) {
    case 'saves':
      return { t: 'answer', n, value: world.readSaves() }
    case 'save': {
      const saves = withSave(world.readSaves(), question.key, question.value)
      if (!saves) return { t: 'no', n, why: 'tooLarge' }
      world.writeSaves(saves)
      return { t: 'answer', n, value: true }
    }
    case 'break':
      return { t: 'answer', n, value: { wasShown: false, isRewarded: false } }
    default:
      return { t: 'answer', n, value: world.share(question) }
  }
}

function hearWord(message: Exclude<GameMessage, { readonly t: 'ask' }>, world: BridgeWorld) {
  switch (message.t) {
    case 'progress':
      return world.showProgress(message.value)
    case 'ready':
      return world.ready()
    case 'score':
      return world.tellScore(message.value)
    case 'happy':
      return world.celebrate()
    default:
      return world.setPlaying(message.t === 'play')
  }
}
