import type { Store } from '#kit/ui/store.ts'
import { after, minutes, seconds, type Clock, type Instant } from '#kit/time/time.ts'

/** How often a play is reported to the server (docs/contract.md 7). */
export const REPORT_EVERY = seconds(60)
/** A player without input for this long counts as away. */
export const AWAY_AFTER = minutes(5)
/** A visit shorter than this is not counted. */
export const OPEN_AFTER = seconds(3)
/** A refused start is not retried with every tap. */
export const TRY_AGAIN_AFTER = seconds(20)

/** Input that plays the open game. The end of a press counts: its beginning may have come before plays were reported. */
export const TOUCHES: readonly string[] = ['pointerdown', 'pointerup', 'keydown']

/** Whether input is for a link, or for something that is no longer on the page: it leads to another game, or away. */
export function leadsAway({ target }: Event): boolean {
  return target instanceof Element && (!target.isConnected || target.closest('a') !== null)
}

export interface PlayWorld {
  /** The game whose page is open. */
  readonly games: Pick<Store<{ readonly gameId: number } | undefined>, 'read' | 'watch'>
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>
  readonly clock: Clock
  /** The game has been touched before plays were reported: by the gesture that loaded this code. */
  readonly isTouched: boolean
  /** The game is shown. */
  open(gameId: number): void
  start(gameId: number): Promise<string>
  /** False when the server answers that the play has ended. */
  report(playId: string, gameId: number): Promise<boolean>
  stop(playId: string, gameId: number): void
}

interface Running {
  readonly gameId: number
  playId: string | undefined
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * Reports what is played: from the first touch in a game until the player leaves it, hides the page or becomes idle. Failures are
 * silent; the server measures the time.
 */
export function reportPlays({ games, page, clock, isTouched, open, start, report, stop }: PlayWorld): void {
  let running: Running | undefined
  let touchedAt = 0 as Instant
  let refusedAt: Instant | undefined

  function end() {
    if (!running) return
    clearTimeout(running.timer)
    if (running.playId !== undefined) stop(running.playId, running.gameId)
    running = undefined
  }

  function reportLater(one: Running) {
    one.timer = setTimeout(() => void tell(one), REPORT_EVERY)
  }

  async function tell(one: Running) {
    if (clock() >= after(touchedAt, AWAY_AFTER)) return end()
    // Out of reach for a moment: the server allows half a minute more than the period of reports.
    const isOn = await report(one.playId!, one.gameId).catch(() => true)
    if (running !== one) return
    if (isOn) reportLater(one)
    else running = undefined
  }

  async function begin(gameId: number) {
    const one: Running = { gameId, playId: undefined, timer: undefined }
    running = one
    try {
      one.playId = await start(gameId)
    } catch {
      refusedAt = clock()
      if (running === one) running = undefined
      return
    }
    // The player left before the answer came.
    if (running === one) reportLater(one)
    else stop(one.playId, gameId)
  }

  function touch(gesture?: Event) {
    touchedAt = clock()
    if (gesture && leadsAway(gesture)) return
    const game = games.read()
    if (running || !game || page.hidden) return
    if (refusedAt !== undefined && clock() < after(refusedAt, TRY_AGAIN_AFTER)) return
    void begin(game.gameId)
  }

  for (const gesture of TOUCHES) page.addEventListener(gesture, touch, { capture: true })
  page.addEventListener('visibilitychange', () => page.hidden && end())

  let opened: number | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  function noteGame() {
    const gameId = games.read()?.gameId
    if (gameId !== running?.gameId) end()
    if (gameId === opened) return
    opened = gameId
    clearTimeout(opening)
    if (gameId !== undefined) opening = setTimeout(() => open(gameId), OPEN_AFTER)
  }
  games.watch(noteGame)
  noteGame()
  if (isTouched) touch()
}
