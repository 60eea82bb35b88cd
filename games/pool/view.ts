import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, GameView, Run, RunWish } from '#kit/game/contract.ts'
import { openStage, type Stage } from '#kit/game/stage.ts'
import { dice } from '#kit/random/dice.ts'
import { openAim, type Aim } from './aim.ts'
import { botShot, plannedShot, type Strength } from './bot.ts'
import { drawCue, drawGuide, drawPower, drawSpin, drawTray, knobOf } from './controls-art.ts'
import { OPPONENTS, type PoolDefinition } from './definitions.ts'
import { family, type PoolSim } from './family.ts'
import { guideFor } from './guide.ts'
import { layoutFor, toScreen, type PoolLayout } from './layout.ts'
import { ballShow } from './playback.ts'
import { roll, type Shot } from './roll.ts'
import { ballsLeft, groupFor, legalShot, targets, type Player, type PoolState } from './rules.ts'
import { BALL_RADIUS, type Spot } from './table.ts'
import { paintTable } from './table-art.ts'

type Context = GameContext<PoolDefinition, Shot>
type Opponent = keyof typeof OPPONENTS
type Phase = 'aim' | 'thinking' | 'stroke' | 'roll' | 'ended'

const isOpponent = (value: string | undefined): value is Opponent => value !== undefined && value in OPPONENTS

function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  const remembered = context.remembered('opponent')
  let opponent: Opponent = isOpponent(remembered) ? remembered : 'easy'
  let run: Run<Shot> = context.open()
  if (run.level !== OPPONENTS[opponent]) run = context.fresh({ level: OPPONENTS[opponent] })
  const state = (): PoolState => (run.sim as PoolSim).state
  let layout: PoolLayout = layoutFor({ width: 320, height: 480 })
  let table: HTMLCanvasElement | undefined
  let phase: Phase = 'aim'
  let pull = 0
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

  function draw({ pen, width, height, time }: Stage) {
    show.advance(layout, time)
    if (table) pen.drawImage(table, 0, 0, width, height)
    const now = state()
    const shot = aim.shot()
    const cue = aim.cue()
    const isAiming = phase === 'aim' || phase === 'thinking'
    if (isAiming) {
      const guide = guideFor(now.balls, cue, shot.angle)
      const isFair = guide.ball === 0 || now.isBreak || targets(now).includes(guide.ball)
      if (phase === 'aim') drawGuide(pen, layout, cue, guide, isFair)
    }
    show.draw(pen, layout, time)
    if (phase === 'aim' && now.inHand !== 'no') handRing(pen, cue, time)
    if (isAiming || phase === 'stroke') drawCue(pen, layout, cue, shot.angle, pull + aim.power())
    for (const player of [0, 1] as const) drawTray(pen, layout.trays[player], trayOf(player))
    drawPower(pen, layout.power, aim.power(), phase === 'aim')
    const { x, y, radius } = aim.spinDisc({ width, height })
    drawSpin(pen, { x, y }, radius, shot)
    if (phase === 'aim') finger.draw(pen, time)
  }

  function handRing(pen: CanvasRenderingContext2D, cue: Spot, time: number) {
    const at = toScreen(layout, cue)
    const radius = BALL_RADIUS * layout.scale * (1.7 + 0.15 * Math.sin(time * 4)) + 4
    pen.strokeStyle = '#FFD86B'
    pen.lineWidth = 2.5
    pen.setLineDash([6, 5])
    pen.beginPath()
    pen.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    pen.stroke()
    pen.setLineDash([])
  }

  function nameOf(player: Player) {
    if (opponent === 'friend') return text(player === 0 ? 'player.1' : 'player.2')
    return text(player === 0 ? 'you' : 'computer')
  }
  function isComputers() {
    return opponent !== 'friend' && state().turn === 1
  }

  function trayOf(player: Player) {
    const now = state()
    const group = groupFor(now, player)
    const left = group ? ballsLeft(now, group) : undefined
    const balls = left && left.length === 0 && now.balls[8] ? [8] : left
    return { name: nameOf(player), balls, onTurn: now.turn === player && phase !== 'ended' }
  }

  function tell() {
    const now = state()
    const group = groupFor(now, 0)
    host.hud([
      { id: 'turn', label: text('turn'), value: nameOf(now.turn) },
      { id: 'group', label: text('group'), value: group ? text(group) : '–' },
    ])
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

  /** The computer looks, turns the cue as a person would, pulls back and plays. */
  function think(id: number) {
    const strength = (OPPONENTS[opponent] - 1) as Strength
    const now = state()
    const shot = legalShot(now, botShot(now, dice, strength))
    const start = aim.shot().angle
    const turn = Math.atan2(Math.sin(shot.angle - start), Math.cos(shot.angle - start))
    const isMine = () => id === turnId
    const look = (share: number) => {
      if (!isMine()) return
      aim.set({ ...shot, angle: start + turn * share })
      if (shot.cue) show.place(withCue(now, aim.cue()))
    }
    const swing = (k: number) => look(k + Math.sin(k * Math.PI) * 0.06)
    stage.effects.tween(0.9, swing, { delay: 0.45, done: pullBack })
    function pullBack() {
      if (!isMine()) return
      stage.effects.tween(0.5, (k) => (pull = isMine() ? shot.power * k : pull), {
        delay: 0.25,
        done: () => isMine() && strike(shot),
      })
    }
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
    restart: (wish: RunWish = {}) => deal(context.fresh({ ...wish, level: OPPONENTS[opponent] })),
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
