import { coach } from '#kit/game/coach.ts'
import type { GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { type Aim, openAim } from './aim.ts'
import { plannedShot, type Strength } from './bot.ts'
import { playComputer } from './computer.ts'
import { knobOf } from './controls-art.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import { family, type PoolSim } from './family.ts'
import { layoutFor } from './layout.ts'
import {
  type Context,
  isComputers,
  isOpponent,
  type Match,
  nameOf,
  openAgainst,
  opponentOf,
  optionOf,
  state,
  withCue,
} from './match.ts'
import { drawPool } from './picture.ts'
import { ballShow } from './playback.ts'
import { roll, type Shot } from './roll.ts'
import { ballsLeft, groupFor, legalShot, type Player, type PoolState } from './rules.ts'
import { paintTable } from './table-art.ts'

/** The challenge of the day names a seed only: everybody plays it against the medium computer. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  const opponent = opponentOf(context.remembered('opponent'))
  const run = openAgainst(context, opponent)

  const match: Match = {
    context,
    host,
    text,
    opponent,
    run,
    layout: layoutFor({ width: 320, height: 480 }),
    table: undefined,
    phase: 'aim',
    pull: 0,
    seen: (run.sim as PoolSim).state,
    turnId: 0,
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

  const show = ballShow(host, () => stage.effects)
  const aim: Aim = openAim({
    layout: () => match.layout,
    state: () => state(match),
    mayAct: () => match.phase === 'aim',
    shoot: () => strike(match, aim.shot()),
    changed: () => changed(match),
    touched: () => finger.dismiss(),
    tick: () => host.sound('tap'),
  })
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

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(match, wish),
    undone: () => undone(match),
    hint: () => hint(match),
    setOption: (id, value) => setOption(match, id, value),
    destroy: stage.destroy,
  }
}

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
    trays: [trayOf(match, 0), trayOf(match, 1)],
  })
  if (match.phase === 'aim') match.finger.draw(at.pen, at.time)
}

function trayOf(match: Match, player: Player) {
  const now = match.seen
  const group = groupFor(now, player)
  const left = group ? ballsLeft(now, group) : undefined
  const balls = left && left.length === 0 && now.balls[8] ? [8] : left
  return { name: nameOf(match, player), balls, onTurn: now.turn === player && match.phase !== 'ended' }
}

function tell(match: Match) {
  match.host.hud(
    ([0, 1] as const).map((player) => ({
      id: `left.${player}`,
      label: nameOf(match, player),
      value: leftFor(match, player),
    })),
  )
}

/** The balls a player has yet to pot, the black one among them. */
function leftFor(match: Match, player: Player): string {
  const now = state(match)
  const group = groupFor(now, player)
  return match.context.number((group ? ballsLeft(now, group).length : 7) + (now.balls[8] ? 1 : 0))
}

function strike(match: Match, shot: Shot) {
  const now = state(match)
  const fair = legalShot(now, shot)
  const id = ++match.turnId
  const from = fair.power
  match.phase = 'stroke'
  match.aim.rest()
  match.pull = from
  match.host.canHint(false)
  match.stage.effects.tween(
    0.09,
    (k) => {
      match.pull = from * (1 - k) - 0.04 * k
    },
    {
      done() {
        if (id !== match.turnId) return
        match.host.sound('hit', Math.round(from * 8))
        match.phase = 'roll'
        match.pull = 0
        const result = roll(now.balls, fair, true)
        match.run.apply(fair)
        match.show.roll(result, match.stage.time, () => settle(match, now))
        match.stage.invalidate()
      },
    },
  )
  match.stage.invalidate()
}

/** The balls lie still: say what happened and whose turn it is. */
function settle(match: Match, before: PoolState) {
  const now = state(match)
  match.show.place(now.balls)
  const news: string[] = []
  if (now.foul) {
    match.host.sound('bad')
    news.push(match.text(`foul.${now.foul}`))
  }
  if (now.group && !before.group)
    news.push(match.text('groups', { name: nameOf(match, 0), group: match.text(now.group) }))
  if (now.winner !== null) return finish(match, now.winner)
  if (news.length > 0) match.host.toast(news.join(' '))
  match.host.announce([...news, match.text('turn.of', { name: nameOf(match, now.turn) })].join(' '))
  if (now.turn === before.turn && !now.foul && !before.isBreak) match.host.sound('score')
  beginTurn(match)
}

function finish(match: Match, winner: Player) {
  const isJoy = match.opponent === 'friend' || winner === 0
  match.phase = 'ended'
  match.seen = state(match)
  tell(match)
  match.host.sound(isJoy ? 'win' : 'lose')
  if (isJoy) match.host.happy(1)
  match.host.announce(match.text('wins', { name: nameOf(match, winner) }))
  if (match.opponent === 'friend') match.host.toast(match.text('wins', { name: nameOf(match, winner) }))
  const middle = { x: match.stage.width / 2, y: match.stage.height / 2 }
  if (isJoy) match.stage.effects.burst(middle, { count: 60, speed: 320 })
  match.stage.effects.tween(1.1, () => undefined, { done: () => match.host.over() })
}

function beginTurn(match: Match) {
  const now = state(match)
  match.seen = now
  match.turnId++
  match.pull = 0
  match.aim.begin()
  match.show.place(now.inHand === 'no' ? now.balls : withCue(now, match.aim.cue()))
  tell(match)
  const isComputer = isComputers(match)
  match.phase = isComputer ? 'thinking' : 'aim'
  match.host.canHint(match.phase === 'aim')
  if (isComputer) think(match, match.turnId)
  match.stage.invalidate()
}

function think(match: Match, id: number) {
  playComputer({
    state: state(match),
    strength: (OPPONENTS[match.opponent] - 1) as Strength,
    aim: match.aim,
    effects: match.stage.effects,
    isOn: () => id === match.turnId,
    looked() {
      if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
    },
    pull(share) {
      match.pull = share
    },
    strike: (shot) => strike(match, shot),
  })
}

function deal(match: Match, next: Run<Shot>) {
  match.run = next
  match.stage.effects.clear()
  match.host.options([optionOf(match)])
  beginTurn(match)
}

function restart(match: Match, wish: RunWish = {}) {
  match.opponent = isDaily(wish) ? 'medium' : opponentOf(match.context.remembered('opponent'))
  deal(match, match.context.fresh({ ...wish, level: OPPONENTS[match.opponent] }))
}

function undone(match: Match) {
  // One step back of the player takes back the computer's answers too.
  while (isComputers(match) && match.run.canUndo) match.run.undo()
  deal(match, match.run)
}

function hint(match: Match) {
  if (match.phase !== 'aim') return
  match.aim.set(plannedShot(state(match), dice, 2))
  if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
  match.host.sound('move')
  match.stage.invalidate()
}

function setOption(match: Match, id: string, value: string) {
  if (id !== 'opponent' || !isOpponent(value)) return
  match.opponent = value
  deal(match, match.context.fresh({ level: OPPONENTS[value] }))
}

function changed(match: Match) {
  if (state(match).inHand !== 'no') match.show.place(withCue(state(match), match.aim.cue()))
  match.stage.invalidate()
}

function layout(match: Match, size: StageSize) {
  match.layout = layoutFor(size)
  match.table = paintTable(match.layout, size)
}

export default { family, mount } satisfies GameView<PoolDefinition, Shot>
