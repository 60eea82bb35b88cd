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

/** What the page provides to an external game. */
export interface BridgeWorld {
  now(): Instant
  facts(): Facts
  /** Calls back on each change of the facts; returns an unsubscribe function. */
  onFacts(listener: () => void): () => void
  readSaves(): HostedSaves
  writeSaves(saves: HostedSaves): void
  /** 0 to 1; `ready` ends it. */
  showProgress(value: number): void
  ready(): void
  setPlaying(isPlaying: boolean): void
  tellScore(score: number): void
  celebrate(): void
  /** False for a badge that the game does not declare, or that could not be stored. */
  keepBadge(badgeId: string): Promise<boolean>
  /** Opens the share dialog; returns the link, or nothing when the player did not ask the game for it. */
  share(question: Extract<Question, { readonly what: 'invite' | 'share' }>): string | undefined
}

interface Place {
  /** Receives window messages. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly frame: Pick<HTMLIFrameElement, 'contentWindow'>
  /** The game's origin; 'null' for a frame with an opaque origin. */
  readonly origin: string
}

/**
 * Speaks the SDK protocol with the game in a frame. Only this frame at this origin gets a channel, each message is validated, and a
 * flooding game is ignored. Returns a function that closes it.
 */
export function openBridge({ page, frame, origin }: Place, world: BridgeWorld): () => void {
  let port: MessagePort | undefined
  let stopFacts = () => undefined as void
  // Per game rather than per channel: a second hello resets nothing.
  let allowance = fullAllowance(world.now())
  const mayPass = () => {
    const spent = spend(allowance, world.now())
    allowance = spent
    return spent.isAllowed
  }
  const isDeaf = () => allowance.refused > DEAF_AFTER
  const close = () => {
    stopFacts()
    stopFacts = () => undefined
    port?.postMessage({ t: 'bye' } satisfies PortalMessage)
    port?.close()
    port = undefined
  }
  const hear = (event: MessageEvent) => {
    const game = frame.contentWindow
    if (!game || event.source !== game || event.origin !== origin || !isHello(event.data)) return
    if (!mayPass() || isDeaf()) return
    // A reloaded game starts over.
    close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    stopFacts = listen(port1, world, { mayPass, isDeaf, close })
    // A frame with an opaque origin cannot be addressed by origin.
    game.postMessage(portOf(), origin === 'null' ? '*' : origin, [port2])
  }
  page.addEventListener('message', hear)
  return () => {
    page.removeEventListener('message', hear)
    close()
  }
}

interface Ear {
  /** Counts a message; false when it exceeds the allowance. */
  mayPass(): boolean
  isDeaf(): boolean
  close(): void
}

function listen(port: MessagePort, world: BridgeWorld, { mayPass, isDeaf, close }: Ear): () => void {
  const send = (message: PortalMessage) => port.postMessage(message)
  const tellFacts = () => send({ t: 'facts', facts: world.facts() })
  port.addEventListener('message', ({ data }: MessageEvent) => {
    const isAllowed = mayPass()
    if (isDeaf()) return close()
    const message = readGameMessage(data)
    if (!message) return undefined
    if (message.t === 'ask') {
      if (isAllowed) void answer(message, world).then(send)
      else send({ t: 'no', n: message.n, why: 'tooMany' })
    } else if (isAllowed) hearWord(message, world)
    return undefined
  })
  port.start()
  tellFacts()
  return world.onFacts(tellFacts)
}

async function answer(
  { n, question }: Extract<GameMessage, { readonly t: 'ask' }>,
  world: BridgeWorld,
): Promise<PortalMessage> {
  switch (question.what) {
    case 'saves':
      return { t: 'answer', n, value: world.readSaves() }
    case 'save': {
      const saves = withSave(world.readSaves(), question.key, question.value)
      if (!saves) return { t: 'no', n, why: 'tooLarge' }
      world.writeSaves(saves)
      return { t: 'answer', n, value: true }
    }
    case 'badge':
      return (await world.keepBadge(question.badgeId))
        ? { t: 'answer', n, value: true }
        : { t: 'no', n, why: 'refused' }
    case 'break':
      return { t: 'answer', n, value: { wasShown: false, isRewarded: false } }
    default: {
      const link = world.share(question)
      return link === undefined ? { t: 'no', n, why: 'refused' } : { t: 'answer', n, value: link }
    }
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
