import { followLink } from '#kit/game/beside/follow-link.ts'
import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, RunWish } from '#kit/game/contract.ts'
import { readProgress } from '#kit/game/progress/progress.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { type Aim, openAim } from './aim.ts'
import { plannedShot } from './bot.ts'
import { knobOf } from './controls-art.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import { family, type PoolInput, type PoolSim } from './family.ts'
import { layoutFor } from './layout.ts'
import {
  isAlone,
  isOpponent,
  openAgainst,
  seatOf,
  opponentOf,
  state,
  withCue,
  type Context,
  type Match,
} from './match.ts'
import { keepOwned, NO_TALLY, touchGood, wornCloth, wornCue } from './owned.ts'
import { drawPool } from './picture.ts'
import { ballShow } from './playback.ts'
import { suitOf } from './suits.ts'
import { paintTable } from './table-art.ts'
import type { Spot } from './table.ts'
import { returned, trayOf } from './trays.ts'
import { placeBar, sentTrick } from './trick-link.ts'
import { TRICK_HASH } from './tricks.ts'
import { deal, endedOf, follow, strike } from './turns.ts'

/** A daily challenge names only a seed: everybody plays it against the medium computer. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  const { far } = context
  const challenge = far ? undefined : sentTrick(context)
  const opponent = far ? 'friend' : challenge ? 'alone' : opponentOf(context.remembered('opponent'))
  const run = challenge ? context.fresh({ level: OPPONENTS.alone }) : openAgainst(context, opponent)

  const match: Match = {
    context,
    host,
    text,
    opponent,
    run,
    far,
    shown: far?.moves() ?? [],
    seat: seatOf(run.level),
    layout: layoutFor({ width: 320, height: 480 }),
    table: undefined,
    phase: 'aim',
    pull: 0,
    seen: (run.sim as PoolSim).state,
    turnId: 0,
    owned: readProgress(context.memory),
    tally: NO_TALLY,
    laid: undefined,
    played: undefined,
    challenge,
    bar: undefined,
    get show() {
      return show
    },
    get aim() {
      return aim
    },
    get finger() {
      return finger
    },
    get stage() {
      return stage
    },
  }

  const show = ballShow(host, () => stage.effects, suitOf(context.definition.game))
  const aim = aimOf(match)
  const finger = coach(() => {
    const { power } = match.layout
    const x = power.x + power.width / 2
    return [
      { x, y: knobOf(power, 0) },
      { x, y: knobOf(power, 0.7) },
    ]
  }, context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(match, size),
    draw: (at) => draw(match, at),
    animating: () =>
      match.phase === 'roll' ||
      show.isRolling ||
      finger.showing ||
      (match.phase === 'aim' && state(match).inHand !== 'no'),
    down: aim.down,
    move: aim.move,
    up: aim.up,
    key: aim.key,
  })
  deal(match, match.run)
  if (state(match).winner !== null) match.phase = 'ended'
  host.ready()
  placeBar(match, canvas)
  const unwatch = far ? far.watch(() => follow(match)) : followLink(TRICK_HASH)

  return handleOf(match, canvas, unwatch)
}

function handleOf(match: Match, canvas: HTMLCanvasElement, unwatch: () => void): GameHandle {
  const { stage } = match
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(match, wish),
    undone: () => undone(match),
    hint: () => hint(match),
    setOption: (id, value) => setOption(match, id, value, canvas),
    wish: (wish) => 'good' in wish && choose(match, wish.good),
    destroy() {
      unwatch()
      match.bar?.destroy()
      stage.destroy()
    },
  }
}

const aimOf = (match: Match): Aim =>
  openAim({
    layout: () => match.layout,
    state: () => state(match),
    mayAct: () => match.phase === 'aim',
    mayLay: () => isAlone(match) && !match.challenge,
    lay: (ball, spot) => lay(match, ball, spot),
    shoot: () => strike(match, match.aim.shot()),
    changed: () => changed(match),
    touched: () => match.finger.dismiss(),
    tick: () => match.host.sound('tap'),
  })

function draw(match: Match, at: Stage) {
  match.show.advance(match.layout, at.time)
  if (!match.table) return
  const isAiming = match.phase === 'aim' || match.phase === 'thinking'
  drawPool(at, {
    layout: match.layout,
    table: match.table,
    state: state(match),
    aim: match.aim,
    show: match.show,
    hasCue: isAiming || match.phase === 'stroke',
    mayAim: match.phase === 'aim',
    pull: match.pull,
    trays: isAlone(match) ? [trayOf(match, 0)] : [trayOf(match, 0), trayOf(match, 1)],
    returned: returned(match),
    suit: suitOf(match.context.definition.game),
    cue: wornCue(match.owned),
  })
  if (match.phase === 'aim') match.finger.draw(at.pen, at.time)
}

/** Practice: puts a ball somewhere or takes it off the table. */
function lay(match: Match, ball: number, spot: Spot | null) {
  match.laid = state(match).balls.with(ball, spot)
  match.show.place(match.laid)
  if (!spot) match.host.sound('pop')
  match.stage.invalidate()
}

function restart(match: Match, wish: RunWish = {}) {
  match.challenge = undefined
  match.opponent = isDaily(wish) ? 'medium' : opponentOf(match.context.remembered('opponent'))
  deal(match, match.context.fresh({ ...wish, level: OPPONENTS[match.opponent] }))
}

function undone(match: Match) {
  // Undoing also takes back the computer's answers.
  while (turnOfComputer(match) && match.run.canUndo) match.run.undo()
  deal(match, match.run)
}

const turnOfComputer = (match: Match) =>
  OPPONENTS[match.opponent] <= OPPONENTS.hard && (match.run.sim as PoolSim).state.turn === 1

/** The computer's best shot; for a received trick, its sender's aim. */
function hint(match: Match) {
  if (match.phase !== 'aim') return
  match.aim.set(match.challenge?.shot ?? plannedShot(state(match), dice, 2))
  if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
  match.host.sound('move')
  match.stage.invalidate()
}

function setOption(match: Match, id: string, value: string, canvas: HTMLCanvasElement) {
  if (id !== 'opponent' || !isOpponent(value)) return
  match.opponent = value
  match.challenge = undefined
  deal(match, match.context.fresh({ level: OPPONENTS[value] }))
  placeBar(match, canvas)
}

function choose(match: Match, id: string) {
  match.owned = touchGood(match.context, match.owned, id)
  keepOwned(match.context, match.owned, endedOf(match))
  layout(match, match.stage)
  match.stage.invalidate()
}

function changed(match: Match) {
  if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
  match.stage.invalidate()
}

function layout(match: Match, size: StageSize) {
  const { game } = match.context.definition
  match.layout = layoutFor(size)
  match.table = paintTable(match.layout, size, { cloth: wornCloth(match.owned, game), game })
  match.bar?.place(match.layout)
}

export default { family, mount } satisfies GameView<PoolDefinition, PoolInput>
