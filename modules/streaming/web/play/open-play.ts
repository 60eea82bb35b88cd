import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { CallError } from '#kit/web/api.ts'
import { seconds, type Clock, type Instant } from '#kit/time/time.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import type { InputMessage, PadLayout, PointerKind, Seat } from '../../model.ts'
import type { TogetherCalls } from '../parts/Together.tsx'
import type {
  GameStream,
  LinkSample,
  OpenStream,
  Quality,
  SeatedWatcher,
  StreamEvent,
  StreamPicture,
} from '../stream.ts'
import { advise, noAdvice, type Advice } from './advice.ts'
import { advance, firstPhase, type Phase, type PhaseEvent } from './phase.ts'

export interface PlayJoin {
  readonly playId: string
  readonly gameKey: string
  readonly url: string
  readonly token: string
  readonly width: number
  readonly height: number
  readonly pointer: PointerKind
  readonly pad: PadLayout | null
  /** For a second player: somebody who watches may sit there. */
  readonly isForTwo: boolean
  readonly totalSeconds: number
}

/** How a play is asked for and kept; the portal gives it, for the player knows no calls. */
export interface PlayCalls {
  /** A fresh token; a `CallError` tells that there is nothing to play. */
  join(): Promise<PlayJoin>
  begin(playId: string, streamId: string): Promise<{ totalSeconds: number; activeSeconds: number }>
  keep(playId: string): Promise<{ totalSeconds: number; tipSeconds: number }>
  stop(): Promise<unknown>
  readTimeLeft(): Promise<number>
  /** Others watch by link; missing where nobody can. */
  readonly together?: TogetherCalls
}

/** What is left of the player's time; it runs while one plays. */
export interface TimeLeft {
  readonly seconds: number
  readonly at: Instant
}

/** All that the player shows. */
export interface PlayView {
  readonly phase: Phase
  readonly join?: PlayJoin
  /** A worker with cores to spare shows a game larger than its profile says. */
  readonly screen?: Pick<PlayJoin, 'width' | 'height'>
  readonly quality?: Quality
  readonly link?: LinkSample
  readonly transport?: 'track' | 'socket'
  readonly time?: TimeLeft
  readonly hasSound: boolean
  readonly takesText?: boolean
  readonly isSoundBlocked: boolean
  readonly advice: Advice
  /** Nothing was pressed for long: it ends in so many seconds. */
  readonly idle?: TimeLeft | undefined
  /** A threshold of the remaining time that was crossed; nothing once it was read. */
  readonly tipSeconds?: number | undefined
  readonly watchers: readonly SeatedWatcher[]
}

export interface Play {
  readonly view: Store<PlayView>
  /** Begins, or begins again after `close`. */
  start(calls: PlayCalls, picture: StreamPicture): void
  send(input: InputMessage): void
  setVolume(volume: number): void
  unlockSound(): void
  /** Goes on here with a play that went elsewhere. */
  takeBack(): void
  /** Gives a seat to somebody who watches, or takes it back. */
  giveSeat(watcherId: string, seat: Seat): void
  /** Does not wait for the next attempt to connect. */
  hurry(): void
  hideTip(): void
  /** Ends it for good. */
  stop(): Promise<unknown>
  /** Leaves it to its grace. */
  close(): void
}

export interface PlayWorld {
  readonly open: OpenStream
  readonly clock: Clock
}

/** Until the next attempt; a play within its grace is worth insisting. */
const RETRY_PAUSES = [0, 1, 2, 3, 5].map(seconds)
const FINAL_REFUSALS = new Set([
  'PlayStateWrong',
  'TurnMissed',
  'NotSignedIn',
  'NoPermission',
  'AccountBanned',
])
const TICK = seconds(1)

interface Carried extends PlayWorld {
  readonly view: Store<PlayView>
  world: { readonly calls: PlayCalls; readonly picture: StreamPicture } | undefined
  stream: GameStream | undefined
  streamId: string
  volume: number
  attempts: number
  /** The portal repeats a threshold with every beat after it. */
  toldTip: number
  /** Whatever answers to an older connection is late. */
  turn: number
  readonly timers: Partial<Record<'retry' | 'keeping' | 'ticking', ReturnType<typeof setTimeout>>>
}

const show = ({ view }: Carried, part: Partial<PlayView>) => view.change((all) => ({ ...all, ...part }))

const showTime = (carried: Carried, left: number) =>
  show(carried, { time: { seconds: left, at: carried.clock() } })

function tell(carried: Carried, event: PhaseEvent): void {
  const { phase } = carried.view.read()
  const next = advance(phase, event, carried.clock())
  if (next === phase) return
  show(carried, { phase: next })
  if (next.status === 'reconnecting') connectLater(carried)
  if (['ended', 'refused', 'elsewhere'].includes(next.status)) rest(carried)
  if (next.status === 'ended')
    void carried.world?.calls.readTimeLeft().then(
      (left) => showTime(carried, left),
      () => undefined,
    )
}

/** No stream, no beats, no attempts. */
function rest(carried: Carried): void {
  carried.turn++
  clearTimeout(carried.timers.retry)
  clearInterval(carried.timers.keeping)
  carried.stream?.close()
  carried.stream = undefined
}

function connectLater(carried: Carried): void {
  rest(carried)
  const pause = RETRY_PAUSES[Math.min(carried.attempts++, RETRY_PAUSES.length - 1)]
  carried.timers.retry = setTimeout(() => void connect(carried), pause)
}

async function connect(carried: Carried): Promise<void> {
  const mine = ++carried.turn
  if (!carried.world) return
  const { calls, picture } = carried.world
  try {
    const join = await calls.join()
    if (mine !== carried.turn) return
    show(carried, { join })
    showTime(carried, join.totalSeconds)
    tell(carried, { type: 'joined' })
    carried.stream = carried.open(
      join,
      picture,
      (event) => mine === carried.turn && hear(carried, event, join),
    )
    carried.stream.setVolume(carried.volume)
  } catch (error) {
    if (mine !== carried.turn) return
    const refusal = error instanceof CallError ? error.refusal : 'ServerError'
    if (FINAL_REFUSALS.has(refusal)) tell(carried, { type: 'refused', refusal })
    else if (carried.view.read().phase.status === 'reconnecting') connectLater(carried)
    else tell(carried, { type: 'closed', code: 0 })
  }
}

function hear(carried: Carried, event: StreamEvent, join: PlayJoin): void {
  switch (event.type) {
    case 'welcome':
      show(carried, { hasSound: event.hasSound, takesText: event.takesText, screen: event })
      carried.streamId = event.streamId
      return tell(carried, { type: 'welcome' })
    case 'picture':
      carried.attempts = 0
      tell(carried, { type: 'picture' })
      return void begin(carried, join)
    case 'quality':
      return show(carried, { quality: event })
    case 'link':
      return hearLink(carried, event)
    case 'transport':
      return show(carried, { transport: event.transport })
    case 'soundBlocked':
      return show(carried, { isSoundBlocked: event.isBlocked })
    case 'idle':
      return show(carried, {
        idle: event.seconds > 0 ? { seconds: event.seconds, at: carried.clock() } : undefined,
      })
    case 'watchers':
      return show(carried, { watchers: event.watchers })
    // Said to those who watch.
    case 'seat':
      return undefined
    case 'closed':
      // It has cleared up after itself.
      carried.stream = undefined
      return tell(carried, event)
    case 'timeLeft':
      return showTime(carried, event.seconds)
    default:
      return tell(carried, event)
  }
}

function hearLink(carried: Carried, link: LinkSample): void {
  const { advice, quality } = carried.view.read()
  const sample = { isPoor: quality?.isPoor ?? false, roundTripMs: link.roundTripMs }
  show(carried, { link, advice: advise(advice, sample, carried.clock()) })
}

/** The clock of the play starts with the picture; the beats after it tell what is left. */
async function begin(carried: Carried, { playId }: PlayJoin): Promise<void> {
  const { world, streamId, timers, turn: mine } = carried
  const begun = await world?.calls.begin(playId, streamId).catch(ignoreFailure('the next beat asks again'))
  if (mine !== carried.turn) return
  if (begun) showTime(carried, begun.totalSeconds)
  clearInterval(timers.keeping)
  timers.keeping = setInterval(() => void keep(carried, playId, mine), seconds(begun?.activeSeconds ?? 20))
}

async function keep(carried: Carried, playId: string, mine: number): Promise<void> {
  const kept = await carried.world?.calls.keep(playId).catch(ignoreFailure('the next beat asks again'))
  if (!kept || mine !== carried.turn) return
  showTime(carried, kept.totalSeconds)
  if (kept.tipSeconds === carried.toldTip) return
  carried.toldTip = kept.tipSeconds
  show(carried, { tipSeconds: kept.tipSeconds > 0 ? kept.tipSeconds : undefined })
}

const firstView: PlayView = {
  phase: firstPhase,
  hasSound: false,
  isSoundBlocked: false,
  advice: noAdvice,
  watchers: [],
}

/** Carries a play from its seat to its end: joins, opens the stream, keeps it, and comes back when it breaks. */
export function openPlay(parts: PlayWorld): Play {
  const view = createStore<PlayView>(firstView)
  const carried: Carried = {
    ...parts,
    view,
    world: undefined,
    stream: undefined,
    streamId: '',
    volume: 1,
    attempts: 0,
    toldTip: 0,
    turn: 0,
    timers: {},
  }

  return {
    view,
    start(calls, picture) {
      carried.world = { calls, picture }
      carried.timers.ticking = setInterval(() => tell(carried, { type: 'tick' }), TICK)
      void connect(carried)
    },
    send: (input) => carried.stream?.send(input),
    setVolume(next) {
      carried.volume = next
      carried.stream?.setVolume(next)
    },
    unlockSound: () => carried.stream?.unlockSound(),
    takeBack() {
      tell(carried, { type: 'takenBack' })
      carried.attempts = 0
      void connect(carried)
    },
    hurry() {
      if (view.read().phase.status !== 'reconnecting') return
      carried.attempts = 0
      connectLater(carried)
    },
    giveSeat: (watcherId, seat) => carried.stream?.giveSeat(watcherId, seat),
    hideTip: () => show(carried, { tipSeconds: undefined }),
    stop: async () => carried.world?.calls.stop(),
    close() {
      carried.world = undefined
      clearInterval(carried.timers.ticking)
      rest(carried)
    },
  }
}
