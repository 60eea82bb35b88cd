import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { openAim, type Aim } from './aim.ts'
import { plannedShot, type Strength } from './bot.ts'
import { playComputer } from './computer.ts'
import { knobOf } from './controls-art.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import { family, type PoolSim } from './family.ts'
import { layoutFor, type PoolLayout } from './layout.ts'
import { drawPool } from './picture.ts'
import { ballShow } from './playback.ts'
import { roll, type Shot } from './roll.ts'
import { ballsLeft, groupFor, legalShot, type Player, type PoolState } from './rules.ts'
import type { Spot } from './table.ts'
import { paintTable } from './table-art.ts'

type Context = GameContext<PoolDefinition, Shot>
type Opponent = keyof typeof OPPONENTS
type Phase = 'aim' | 'thinking' | 'stroke' | 'roll' | 'ended'

const isOpponent = (value: string | undefined): value is Opponent => value !== undefined && value in OPPONENTS
const opponentOf = (value: string | undefined): Opponent => (isOpponent(value) ? value : 'easy')

/** The challenge of the day names a seed only: everybody plays it against the medium computer. */
const isDaily = ({ seed, level }: RunWish) => seed !== undefined && level === undefined

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  let opponent: Opponent = opponentOf(context.remembered('opponent'))
  let run: Run<Shot> = context.open()
  if (run.level !== OPPONENTS[opponent]) run = context.fresh({ level: OPPONENTS[opponent] })
  const state = (): PoolState => (run.sim as PoolSim).state
  let layout: PoolLayout = layoutFor({ width: 320, height: 480 })
  let table: HTMLCanvasElement | undefined
  let phase: Phase = 'aim'
  let pull = 0
  /** The state as the eye knows it: while balls roll, the trays must not tell how it ends. */
  let seen: PoolState = state()
  /** A restart or an undo makes the tweens of the turn before it void. */
  let turnId = 0

  const show = ballShow(host, () => stage.effects)
  const aim: Aim = openAim({
    layout: () => layout,
    state,
    mayAct: () => phase === 'aim',
    shoot: () => strike(aim.shot()),
    changed() {
      if (state().inHand !== 'no') show.place(withCue(state(), aim.cue()))
      stage.invalidate()
    },
    touched: () => finger.dismiss(),
    tick: () => host.sound('tap'),
  })
  const finger = coach(() => {
    const { power } = layout
    const x = power.x + power.width / 2
    return [
      { x, y: knobOf(power, 0) },
      { x, y: knobOf(power, 0.7) },
    ]
  }, context.firstTime)

  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      layout = layoutFor(size)
      table = paintTable(layout, size)
    },
    draw: (at) => draw(at),
    animating: () =>
      phase === 'roll' || show.isRolling || finger.showing || (phase === 'aim' && state().inHand !== 'no'),
    down: aim.down,
    move: aim.move,
    up: aim.up,
    key: aim.key,
  })

  function draw(at: Stage) {
    show.advance(layout, at.time)
    if (!table) return
    const isAiming = phase === 'aim' || phase === 'thinking'
    drawPool(at, {
      layout,
      table,
      state: state(),
      aim,
      show,
      hasCue: isAiming || phase === 'stroke',
      mayAim: phase === 'aim',
      pull,
      trays: [trayOf(0), trayOf(1)],
    })
    if (phase === 'aim') finger.draw(at.pen, at.time)
  }

  function nameOf(player: Player) {
    if (opponent === 'friend') return text(player === 0 ? 'player.1' : 'player.2')
    return text(player === 0 ? 'you' : 'computer')
  }
  function isComputers() {
    return opponent !== 'friend' && state().turn === 1
  }

  function trayOf(player: Player) {
    const now = seen
    const group = groupFor(now, player)
    const left = group ? ballsLeft(now, group) : undefined
    const balls = left && left.length === 0 && now.balls[8] ? [8] : left
    return { name: nameOf(player), balls, onTurn: now.turn === player && phase !== 'ended' }
  }

  function tell() {
    host.hud(
      ([0, 1] as const).map((player) => ({
        id: `left.${player}`,
        label: nameOf(player),
        value: leftFor(player),
      })),
    )
  }

  /** The balls a player has yet to pot, the black one among them. */
  function leftFor(player: Player): string {
    const now = state()
    const group = groupFor(now, player)
    return context.number((group ? ballsLeft(now, group).length : 7) + (now.balls[8] ? 1 : 0))
  }

  function strike(shot: Shot) {
    const now = state()
    const fair = legalShot(now, shot)
    const id = ++turnId
    const from = fair.power
    phase = 'stroke'
    aim.rest()
    pull = from
    host.canHint(false)
    stage.effects.tween(
      0.09,
      (k) => {
        pull = from * (1 - k) - 0.04 * k
      },
      {
        done() {
          if (id !== turnId) return
          host.sound('hit', Math.round(from * 8))
          phase = 'roll'
          pull = 0
          const result = roll(now.balls, fair, true)
          run.apply(fair)
          show.roll(result, stage.time, () => settle(now))
          stage.invalidate()
        },
      },
    )
    stage.invalidate()
  }

  /** The balls lie still: say what happened and whose turn it is. */
  function settle(before: PoolState) {
    const now = state()
    show.place(now.balls)
    const news: string[] = []
    if (now.foul) {
      host.sound('bad')
      news.push(text(`foul.${now.foul}`))
    }
    if (now.group && !before.group) news.push(text('groups', { name: nameOf(0), group: text(now.group) }))
    if (now.winner !== null) return finish(now.winner)
    if (news.length > 0) host.toast(news.join(' '))
    host.announce([...news, text('turn.of', { name: nameOf(now.turn) })].join(' '))
    if (now.turn === before.turn && !now.foul && !before.isBreak) host.sound('score')
    beginTurn()
  }

  function finish(winner: Player) {
    const isJoy = opponent === 'friend' || winner === 0
    phase = 'ended'
    seen = state()
    tell()
    host.sound(isJoy ? 'win' : 'lose')
    if (isJoy) host.happy(1)
    host.announce(text('wins', { name: nameOf(winner) }))
    if (opponent === 'friend') host.toast(text('wins', { name: nameOf(winner) }))
    const middle = { x: stage.width / 2, y: stage.height / 2 }
    if (isJoy) stage.effects.burst(middle, { count: 60, speed: 320 })
    stage.effects.tween(1.1, () => undefined, { done: () => host.over() })
  }

  function beginTurn() {
    const now = state()
    seen = now
    turnId++
    pull = 0
    aim.begin()
    show.place(now.inHand === 'no' ? now.balls : withCue(now, aim.cue()))
    tell()
    const isComputer = isComputers()
    phase = isComputer ? 'thinking' : 'aim'
    host.canHint(phase === 'aim')
    if (isComputer) think(turnId)
    stage.invalidate()
  }

  function think(id: number) {
    playComputer({
      state: state(),
      strength: (OPPONENTS[opponent] - 1) as Strength,
      aim,
      effects: stage.effects,
      isOn: () => id === turnId,
      looked() {
        if (state().inHand !== 'no') show.place(withCue(state(), aim.cue()))
      },
      pull(share) {
        pull = share
      },
      strike,
    })
  }

  function deal(next: Run<Shot>) {
    run = next
    stage.effects.clear()
    host.options([optionOf()])
    beginTurn()
  }

  const optionOf = () => ({
    id: 'opponent',
    label: text('opponent'),
    value: opponent,
    choices: Object.keys(OPPONENTS).map((value) => ({ value, label: text(`opponent.${value}`) })),
  })

  deal(run)
  if (state().winner !== null) phase = 'ended'
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      opponent = isDaily(wish) ? 'medium' : opponentOf(context.remembered('opponent'))
      deal(context.fresh({ ...wish, level: OPPONENTS[opponent] }))
    },
    undone() {
      // One step back of the player takes back the computer's answers too.
      while (isComputers() && run.canUndo) run.undo()
      deal(run)
    },
    hint() {
      if (phase !== 'aim') return
      aim.set(plannedShot(state(), dice, 2))
      if (state().inHand !== 'no') show.place(withCue(state(), aim.cue()))
      host.sound('move')
      stage.invalidate()
    },
    setOption(id, value) {
      if (id !== 'opponent' || !isOpponent(value)) return
      opponent = value
      deal(context.fresh({ level: OPPONENTS[value] }))
    },
    destroy: stage.destroy,
  }
}

const withCue = ({ balls }: PoolState, cue: Spot) => balls.map((spot, ball) => (ball === 0 ? cue : spot))

export default { family, mount } satisfies GameView<PoolDefinition, Shot>
