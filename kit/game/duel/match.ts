import type { Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { duelOf } from './family.ts'
import { chosen, chosenAnew, freshRun, levelOfChoice, openChosen, optionsOf } from './options.ts'
import type { MoveName, Seat } from './rules.ts'
import type { DuelScene } from './scene.ts'
import { showEnd } from './ending.ts'
import { isPersonsTurn, type DuelState } from './state.ts'
import { sayMove, seatTitle, type DuelContext, type DuelTable } from './table.ts'
import { thinker } from './thinker.ts'

/** The game on the board: whose turn it is, what may be played, and the computer's answers. */
export interface Match<Position, Move extends MoveName> {
  readonly state: DuelState<Position, Move>
  /** What the person to move may play; empty while the computer thinks and after the end. */
  readonly legal: readonly Move[]
  readonly isThinking: boolean
  /** The seat at the lower edge. */
  readonly near: Seat
  /** Shows the run's position from scratch and lets the computer move if it is its turn. */
  present(): void
  play(move: Move, dropped: boolean): void
  hint(): void
  restart(wish: { seed?: number; level?: number }): void
  /** The page has taken back one move. */
  takenBack(): void
  setOption(id: string, value: string): void
  destroy(): void
}

interface Wishes<Position, Move extends MoveName> {
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  stage(): Stage
  /** Another position or turn stands: let go of what is held and choose anew. */
  turned(): void
}

const nothing = () => undefined
/** The computer never answers faster than a glance. */
const REPLY_SECONDS = 0.35

export function openMatch<Position, Move extends MoveName>(
  wishes: Wishes<Position, Move>,
): Match<Position, Move> {
  const { context, table, scene, stage, turned } = wishes
  const { host, text, number } = context
  const { rules } = table
  const { marks } = scene
  const { far } = context
  const mind = thinker<Position, Move>({ worker: () => table.worker(), here: (asked) => table.think(asked) })
  let choice = chosen(context)
  let run: Run<Move> = openChosen(context, choice)
  let legal: readonly Move[] = []
  let isThinking = false
  /** Every new game, undo and move makes earlier answers and landings stale. */
  let era = 0
  const stateNow = () => duelOf<Position, Move>(run.sim)

  function refresh() {
    const now = stateNow()
    const mayMove = far?.mayMove() ?? true
    const persons = mayMove && isPersonsTurn(rules, now) && !rules.ending(now.position)
    legal = persons ? rules.moves(now.position) : []
    const seat = rules.turn(now.position)
    host.hud([
      { id: 'turn', label: text('hud.turn'), value: seatTitle(context, now, seat) },
      { id: 'move', label: text('hud.move'), value: number(Math.floor(now.moves.length / 2) + 1) },
    ])
    host.canHint(persons)
    turned()
    stage().invalidate()
  }

  const showOptions = () => !far && host.options(optionsOf(context, run.level, stateNow().mode.opponent))

  function present() {
    era++
    mind.cancel()
    isThinking = false
    stage().effects.clear()
    const now = stateNow()
    scene.turnTo?.(now.mode.seat)
    scene.show(now.position)
    marks.last = []
    marks.hint = []
    showOptions()
    refresh()
    goOn(true)
  }

  function goOn(landed: boolean) {
    const { position } = stateNow()
    if (!rules.ending(position) && !isPersonsTurn(rules, stateNow())) think(landed)
  }

  let hasLanded: () => void = nothing

  function play(move: Move, dropped: boolean) {
    const mine = ++era
    const stale = () => mine !== era
    const before = stateNow()
    run.apply(move)
    const after = stateNow()
    marks.hint = []
    marks.last = (table.lastOf ?? table.pathOf)(move, before.position)
    hasLanded = nothing
    scene.perform({ before: before.position, move, after: after.position, dropped }, () => {
      if (stale()) return
      hasLanded()
      if (rules.ending(after.position))
        showEnd({ context, rules, stage: stage(), scene, state: after, stale })
    })
    host.announce(sayMove(context, table, before, after))
    if (rules.passed?.(before.position, after.position)) host.toast(text('say.pass'))
    refresh()
    goOn(false)
  }

  /** The answer is played when it is found, the board rests and a glance has passed. */
  function think(boardRests: boolean) {
    const mine = era
    const { game, position, mode } = { ...stateNow() }
    if (typeof mode.opponent !== 'number') return
    isThinking = true
    let waited = false
    let reply: Move | undefined
    const answer = () => {
      if (!waited || reply === undefined || mine !== era) return
      isThinking = false
      play(reply, false)
    }
    const glance = () =>
      stage().effects.tween(REPLY_SECONDS, nothing, {
        done: () => {
          waited = true
          answer()
        },
      })
    if (boardRests) glance()
    else hasLanded = glance
    mind.ask({ game, position, strength: mode.opponent, seed: run.seed }, (found) => {
      reply = found
      answer()
    })
    stage().invalidate()
  }

  function hint() {
    if (legal.length === 0) return
    const mine = era
    const { game, position } = stateNow()
    mind.ask({ game, position, strength: 4, seed: run.seed }, (found) => {
      if (mine !== era) return
      marks.hint = table.pathOf(found, position)
      host.sound('flip', 5)
      const move = marks.hint.map((spot) => table.nameOf(spot, position)).join(' → ')
      host.announce(text('say.hint', { move }))
      stage().invalidate()
    })
  }

  /** Shows what the other side has done; where it is not just one move further, the board is laid anew. */
  function follow(moves: readonly Move[]) {
    const { moves: shown } = stateNow()
    const goesOn = shown.every((move, index) => moves[index] === move)
    if (goesOn && moves.length === shown.length) return refresh()
    if (goesOn && moves.length === shown.length + 1) return play(moves.at(-1)!, false)
    run = context.open()
    present()
  }
  const unwatch = far?.watch(() => follow(far.moves()))

  return {
    get state() {
      return stateNow()
    },
    get legal() {
      return legal
    },
    get isThinking() {
      return isThinking
    },
    get near() {
      return stateNow().mode.seat
    },
    present,
    play(move, dropped) {
      play(move, dropped)
      far?.made(move)
    },
    hint,
    restart(wish) {
      run = freshRun(context, choice, wish)
      host.sound('deal')
      present()
    },
    takenBack() {
      // One undo takes back the answer; go on to the player's own turn.
      while (!isPersonsTurn(rules, stateNow()) && run.undo());
      host.sound('flip', -2)
      present()
    },
    setOption(id, value) {
      choice = chosenAnew(choice, id, value)
      if (levelOfChoice(choice) === run.level) return showOptions()
      run = freshRun(context, choice, { level: 0 })
      present()
    },
    destroy() {
      unwatch?.()
      mind.destroy()
    },
  }
}
