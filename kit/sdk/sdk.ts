import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import {
  helloOf,
  isBadgeId,
  isPort,
  linkWith,
  readPortalMessage,
  SDK_LIMITS,
  type Break,
  type Facts,
  type GameMessage,
  type Params,
  type PortalMessage,
  type Question,
  type Refusal,
} from './protocol.ts'

export { SDK_LIMITS, type Facts, type Params, type Refusal }

/** A portal answers at once; outside of one a game waits no longer than this. */
const PATIENCE_MS = 1500
/** Outside a portal, saves are kept in the local storage under this key. */
const ALONE_KEY = `${BRAND_PREFIX}-saves`

/** The portal has refused a request: `why` names the limit. */
export class SdkRefusal extends Error {
  /** Always `SdkRefusal`. */
  override name = 'SdkRefusal'
  /** The limit that was exceeded. */
  readonly why: Refusal
  constructor(why: Refusal) {
    super(`the portal refused: ${why}`)
    this.why = why
  }
}

/** Saved texts, which follow the player to all of their devices. */
export interface Saves {
  /** The save under this key, or undefined. */
  get(key: string): string | undefined
  /** All saves by key. */
  all(): Readonly<Record<string, string>>
  /** Saves a text. @throws SdkRefusal `tooLarge` when all saves together exceed `SDK_LIMITS.saveBytes`. */
  set(key: string, value: string): Promise<void>
  /** Removes the save under this key. */
  remove(key: string): Promise<void>
}

/** The result of a break for an advertisement; this portal shows no advertisements. */
export interface BreakResult {
  /** Whether something was shown. */
  readonly wasShown: boolean
  /** Whether to give the player the reward of the break. */
  readonly isRewarded: boolean
}

/** The portal, as a game sees it. */
export interface Sdk {
  /** False when the game runs outside a portal: every call works, and saves stay in this browser. */
  readonly isInPortal: boolean
  /** The current facts. */
  facts(): Facts
  /** Calls the listener on each change of the facts; the returned function unsubscribes. */
  onFacts(listener: (facts: Facts) => void): () => void
  /** Reports how much has been loaded, 0 to 1. */
  progress(value: number): void
  /** The game can be played: the portal removes its loading screen. */
  ready(): void
  /** The player starts playing. */
  gameplayStart(): void
  /** The player stops playing, such as in a menu or a pause. */
  gameplayStop(): void
  /** Saves of this game and player. */
  readonly saves: Saves
  /** Reports a score. It counts as the player's own best; it is not proved, so it enters no table. */
  score(value: number): void
  /**
   * Gives the player a badge that the game declares in its `islet.json`; giving it again changes nothing.
   * @throws SdkRefusal `refused` for a badge that is not declared, or while there is no connection.
   */
  badge(badgeId: string): Promise<void>
  /** Something good has happened; the portal may celebrate. */
  happyTime(): void
  /** A link that brings a friend here with these parameters. */
  link(params: Params): string
  /** Opens the portal's dialog to share a link that brings a friend here with these parameters; resolves with the link. */
  invite(params: Params): Promise<string>
  /** Opens the portal's dialog to share this game with a text. */
  share(text: string): Promise<void>
  /** A pause between two levels in which the portal may show something. */
  commercialBreak(): Promise<BreakResult>
  /** A pause that the player has chosen for a reward. */
  rewardedBreak(): Promise<BreakResult>
}

/** What an SDK asks its surroundings for; tests give their own. */
export interface SdkWindow {
  /** The parent window, or the window itself. */
  readonly parent: unknown
  /** Subscribes to messages of the portal. */
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  /** Unsubscribes. */
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  /** Stores the saves outside a portal. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

const NOTHING_SHOWN: BreakResult = { wasShown: false, isRewarded: false }

/** Connects to the portal around the game, or works without one. Never rejects. */
export async function connect(world: SdkWindow = window): Promise<Sdk> {
  const port = await askForPort(world)
  if (!port) return alone(world)
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS))
  // A portal that falls silent in the middle is none.
  const sdk = await Promise.race([
    inPortal(port).then(
      (speaking) => speaking,
      () => undefined,
    ),
    late,
  ])
  return sdk ?? alone(world)
}

function askForPort(world: SdkWindow): Promise<MessagePort | undefined> {
  const { parent } = world
  if (parent === world) return Promise.resolve(undefined)
  return new Promise((done) => {
    const end = (port: MessagePort | undefined) => {
      clearTimeout(timer)
      world.removeEventListener('message', hear)
      done(port)
    }
    const hear = (event: MessageEvent) => {
      if (event.source === parent && isPort(event.data) && event.ports[0]) end(event.ports[0])
    }
    const timer = setTimeout(end, PATIENCE_MS, undefined)
    world.addEventListener('message', hear)
    // Whoever frames the game may hear this: it says nothing but that there is a game.
    ;(parent as Window).postMessage(helloOf(), '*')
  })
}

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (error: SdkRefusal) => void
}

/** Requests that wait for an answer; all are refused once the portal has closed the channel. */
function openQuestions(send: (message: GameMessage) => void) {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let isOver = false
  return {
    ask: (question: Question) =>
      new Promise<unknown>((done, failed) => {
        if (isOver) return failed(new SdkRefusal('refused'))
        const n = ++asked
        waiting.set(n, { done, failed })
        return send({ t: 'ask', n, question })
      }),
    settle(message: Extract<PortalMessage, { readonly n: number }>) {
      const one = waiting.get(message.n)
      waiting.delete(message.n)
      if (message.t === 'answer') one?.done(message.value)
      else one?.failed(new SdkRefusal(message.why))
    },
    end() {
      isOver = true
      for (const { failed } of waiting.values()) failed(new SdkRefusal('refused'))
      waiting.clear()
    },
  }
}

async function inPortal(port: MessagePort): Promise<Sdk> {
  const listeners = new Set<(facts: Facts) => void>()
  const send = (message: GameMessage) => port.postMessage(message)
  const { ask, settle, end } = openQuestions(send)
  let known: Facts | undefined
  const first = await new Promise<Facts>((begin) => {
    port.addEventListener('message', ({ data }) => {
      const message = readPortalMessage(data)
      if (message?.t === 'bye') end()
      else if (message?.t === 'facts') {
        known = message.facts
        begin(known)
        for (const listener of listeners) listener(known)
      } else if (message) settle(message)
    })
    port.start()
  })
  const facts = () => known ?? first
  const pause = async (kind: Break) => (await ask({ what: 'break', kind })) as BreakResult
  return {
    isInPortal: true,
    facts,
    onFacts(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    progress: (value) => send({ t: 'progress', value }),
    ready: () => send({ t: 'ready' }),
    gameplayStart: () => send({ t: 'play' }),
    gameplayStop: () => send({ t: 'stop' }),
    saves: savesOf((await ask({ what: 'saves' })) as Record<string, string>, async (key, value) => {
      await ask({ what: 'save', key, value })
    }),
    score: (value) => send({ t: 'score', value }),
    async badge(badgeId) {
      if (!isBadgeId(badgeId)) throw new SdkRefusal('refused')
      await ask({ what: 'badge', badgeId })
    },
    happyTime: () => send({ t: 'happy' }),
    link: (params) => linkWith(facts().link, params),
    invite: async (params) => String(await ask({ what: 'invite', params })),
    async share(text) {
      await ask({ what: 'share', text: text.slice(0, SDK_LIMITS.shareLetters) })
    },
    commercialBreak: () => pause('between'),
    rewardedBreak: () => pause('reward'),
  }
}

/** Saves are read once and kept in memory; a refused change is undone. */
function savesOf(
  known: Readonly<Record<string, string>>,
  keep: (key: string, value: string | null) => Promise<void>,
): Saves {
  const saves = new Map(Object.entries(known))
  const put = (key: string, value: string | undefined) =>
    value === undefined ? saves.delete(key) : saves.set(key, value)
  const write = async (key: string, value: string | undefined) => {
    const before = saves.get(key)
    put(key, value)
    try {
      await keep(key, value ?? null)
    } catch (error) {
      // A later write of the same save stands.
      if (saves.get(key) === value) put(key, before)
      throw error
    }
  }
  return {
    get: (key) => saves.get(key),
    all: () => Object.fromEntries(saves),
    set: (key, value) => write(key, String(value)),
    remove: (key) => write(key, undefined),
  }
}

function alone(world: SdkWindow): Sdk {
  const facts: Facts = {
    language: typeof navigator === 'undefined' ? 'en' : navigator.language,
    theme: 'light',
    isMuted: false,
    isPaused: false,
    params: {},
    link: '',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
  }
  const nothing = () => undefined
  const kept = readAlone(world)
  return {
    isInPortal: false,
    facts: () => facts,
    onFacts: () => nothing,
    progress: nothing,
    ready: nothing,
    gameplayStart: nothing,
    gameplayStop: nothing,
    saves: savesOf(kept, async (key, value) => {
      if (value === null) delete kept[key]
      else kept[key] = value
      try {
        world.localStorage.setItem(ALONE_KEY, JSON.stringify(kept))
      } catch {
        throw new SdkRefusal('tooLarge')
      }
    }),
    score: nothing,
    badge: () => Promise.resolve(),
    happyTime: nothing,
    link: () => '',
    invite: () => Promise.resolve(''),
    share: () => Promise.resolve(),
    commercialBreak: () => Promise.resolve(NOTHING_SHOWN),
    rewardedBreak: () => Promise.resolve(NOTHING_SHOWN),
  }
}

/** Saves in the local storage; damaged or unavailable storage counts as empty. */
function readAlone(world: SdkWindow): Record<string, string> {
  try {
    return { ...(JSON.parse(world.localStorage.getItem(ALONE_KEY) ?? '{}') as Record<string, string>) }
  } catch {
    return {}
  }
}
