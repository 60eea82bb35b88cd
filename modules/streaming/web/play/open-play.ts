import { forgive } from '#kit/result/forgive.ts'
import { CallError } from '#kit/web/api.ts'
import { seconds, type Clock, type Instant } from '#kit/time/time.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import type { InputMessage, PadLayout, PointerKind } from '../../model.ts'
import type { GameStream, LinkSample, OpenStream, Quality, StreamEvent, StreamPicture } from '../stream.ts'
import { advise, noAdvice, type Advice } from './advice.ts'
import { advance, firstStage, type Stage, type StageEvent } from './stage.ts'

export interface PlayJoin {
  readonly playId: string
  readonly url: string
  readonly token: string
  readonly width: number
  readonly height: number
  readonly pointer: PointerKind
  readonly pad: PadLayout | null
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
}

/** What is left of the player's time; it runs while one plays. */
export interface TimeLeft {
  readonly seconds: number
  readonly at: Instant
}

/** All that the player shows. */
export interface PlayView {
  readonly stage: Stage
  readonly join?: PlayJoin
  readonly quality?: Quality
  readonly link?: LinkSample
  readonly transport?: 'track' | 'socket'
  readonly time?: TimeLeft
  readonly hasSound: boolean
  readonly isSoundBlocked: boolean
  readonly advice: Advice
  /** Nothing was pressed for long: it ends in so many seconds. */
  readonly idle?: TimeLeft | undefined
  /** A threshold of the remaining time that was crossed; nothing once it was read. */
  readonly tipSeconds?: number | undefined
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

/** Carries a play from its seat to its end: joins, opens the stream, keeps it, and comes back when it breaks. */
export function openPlay({ open, clock }: PlayWorld): Play {
  const view = createStore<PlayView>({
    stage: firstStage,
    hasSound: false,
    isSoundBlocked: false,
    advice: noAdvice,
  })
  let world: { readonly calls: PlayCalls; readonly picture: StreamPicture } | undefined
  let stream: GameStream | undefined
  let streamId = ''
  let volume = 1
  let attempts = 0
  /** The portal repeats a threshold with every beat after it. */
  let toldTip = 0
  /** Whatever answers to an older connection is late. */
  let turn = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let keeping: ReturnType<typeof setInterval> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined

  const show = (part: Partial<PlayView>) => view.change((all) => ({ ...all, ...part }))
  const showTime = (left: number) => show({ time: { seconds: left, at: clock() } })

  function tell(event: StageEvent) {
    const { stage } = view.read()
    const next = advance(stage, event, clock())
    if (next === stage) return
    show({ stage: next })
    if (next.status === 'reconnecting') connectLater()
    if (['ended', 'refused', 'elsewhere'].includes(next.status)) rest()
    if (next.status === 'ended') void world?.calls.readTimeLeft().then(showTime, () => undefined)
  }

  /** No stream, no beats, no attempts. */
  function rest() {
    turn++
    clearTimeout(retry)
    clearInterval(keeping)
    stream?.close()
    stream = undefined
  }

  function connectLater() {
    rest()
    const pause = RETRY_PAUSES[Math.min(attempts++, RETRY_PAUSES.length - 1)]
    retry = setTimeout(() => void connect(), pause)
  }

  async function connect() {
    const mine = ++turn
    if (!world) return
    const { calls, picture } = world
    try {
      const join = await calls.join()
      if (mine !== turn) return
      show({ join })
      showTime(join.totalSeconds)
      tell({ type: 'joined' })
      stream = open(join, picture, (event) => mine === turn && hear(event, join))
      stream.setVolume(volume)
    } catch (error) {
      if (mine !== turn) return
      const refusal = error instanceof CallError ? error.refusal : 'ServerError'
      if (FINAL_REFUSALS.has(refusal)) tell({ type: 'refused', refusal })
      else if (view.read().stage.status === 'reconnecting') connectLater()
      else tell({ type: 'closed', code: 0 })
    }
  }

  function hear(event: StreamEvent, join: PlayJoin) {
    switch (event.type) {
      case 'welcome':
        show({ hasSound: event.hasSound })
        streamId = event.streamId
        return tell({ type: 'welcome' })
      case 'picture':
        attempts = 0
        tell({ type: 'picture' })
        return void begin(join)
      case 'quality':
        return show({ quality: event })
      case 'link':
        return hearLink(event)
      case 'transport':
        return show({ transport: event.transport })
      case 'soundBlocked':
        return show({ isSoundBlocked: event.isBlocked })
      case 'idle':
        return show({ idle: event.seconds > 0 ? { seconds: event.seconds, at: clock() } : undefined })
      case 'closed':
        // It has cleared up after itself.
        stream = undefined
        return tell(event)
      case 'timeLeft':
        return showTime(event.seconds)
      default:
        return tell(event)
    }
  }

  function hearLink(link: LinkSample) {
    const { advice, quality } = view.read()
    const sample = { isPoor: quality?.isPoor ?? false, roundTripMs: link.roundTripMs }
    show({ link, advice: advise(advice, sample, clock()) })
  }

  /** The clock of the play starts with the picture; the beats after it tell what is left. */
  async function begin({ playId }: PlayJoin) {
    const mine = turn
    const begun = await world?.calls.begin(playId, streamId).catch(forgive('the next beat asks again'))
    if (mine !== turn) return
    if (begun) showTime(begun.totalSeconds)
    clearInterval(keeping)
    keeping = setInterval(() => void keep(playId, mine), seconds(begun?.activeSeconds ?? 20))
  }

  async function keep(playId: string, mine: number) {
    const kept = await world?.calls.keep(playId).catch(forgive('the next beat asks again'))
    if (!kept || mine !== turn) return
    showTime(kept.totalSeconds)
    if (kept.tipSeconds === toldTip) return
    toldTip = kept.tipSeconds
    show({ tipSeconds: kept.tipSeconds > 0 ? kept.tipSeconds : undefined })
  }

  return {
    view,
    start(calls, picture) {
      world = { calls, picture }
      ticking = setInterval(() => tell({ type: 'tick' }), TICK)
      void connect()
    },
    send: (input) => stream?.send(input),
    setVolume(next) {
      volume = next
      stream?.setVolume(next)
    },
    unlockSound: () => stream?.unlockSound(),
    takeBack() {
      tell({ type: 'takenBack' })
      attempts = 0
      void connect()
    },
    hurry() {
      if (view.read().stage.status !== 'reconnecting') return
      attempts = 0
      connectLater()
    },
    hideTip: () => show({ tipSeconds: undefined }),
    stop: async () => world?.calls.stop(),
    close() {
      world = undefined
      clearInterval(ticking)
      rest()
    },
  }
}
