import { ease, type Effects } from '#kit/game/effects.ts'
import type { Beat, Body, Flight } from './beats.ts'

/** A body on the screen: its current position, in board units. */
export interface Actor {
  x: number
  y: number
  kind: number
  scale: number
  /** Height divided by width: below 1 it is squashed. */
  squash: number
}

interface Falling extends Actor {
  vx: number
  vy: number
}

export interface PlayerWishes {
  /** A function, because a stage draws for the first time before its effects can be passed. */
  effects(): Effects
  /** Speed of a flying body in board units per second. */
  readonly flightPace: number
  /** A body bursts: shows sparks and plays a sound. `index` counts within the beat. */
  popped(actor: Actor, beat: Beat, index: number): void
  /** Called when a beat starts to show its result. */
  landed?(beat: Beat): void
  /** Called once a body that moved this far is at rest, with the loudest of a beat. */
  settled?(distance: number): void
  /** Which way loose bodies drop: 1 down, -1 up. */
  gravity?(): number
}

/** Animates turns: keeps the picture of a board and plays beats one after another. */
export interface BeatPlayer {
  /** Shows a board at once. */
  stand(bodies: readonly Body[]): void
  play(beats: readonly Beat[], done: () => void): void
  readonly busy: boolean
  draw(paint: (actor: Actor, id: number) => void): void
}

const POP_GAP = 0.03
const POP_SECONDS = 0.14
const LONGEST_POPS = 0.3
const FALL_PULL = 34
const FALL_SECONDS = 1.1

interface Move {
  readonly actor: Actor
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
  readonly grows: boolean
}

/** The shown board, and the turn that is being animated. */
interface Show {
  readonly wishes: PlayerWishes
  actors: Map<number, Actor>
  loose: Falling[]
  turn: number
  playing: boolean
}

export function beatPlayer(wishes: PlayerWishes): BeatPlayer {
  const show: Show = {
    wishes,
    actors: new Map<number, Actor>(),
    loose: [],
    turn: 0,
    playing: false,
  }
  return {
    stand: (bodies) => stand(show, bodies),
    play: (beats, done) => play(show, beats, done),
    get busy() {
      return show.playing
    },
    draw(paint) {
      for (const [id, actor] of show.actors) paint(actor, id)
      for (const actor of show.loose) paint(actor, 0)
    },
  }
}

function stand(show: Show, bodies: readonly Body[]) {
  show.turn++
  show.playing = false
  show.loose = []
  show.actors = new Map(bodies.map(({ id, x, y, kind }) => [id, { x, y, kind, scale: 1, squash: 1 }]))
}

function play(show: Show, beats: readonly Beat[], done: () => void) {
  const mine = ++show.turn
  show.playing = true
  const next = (index: number) => {
    if (mine !== show.turn) return
    const beat = beats[index]
    if (!beat) {
      show.playing = false
      done()
      return
    }
    showBeat(show, beat, mine, () => next(index + 1))
  }
  next(0)
}

function showBeat(show: Show, beat: Beat, mine: number, done: () => void) {
  const { wishes } = show
  const flights = (beat.flights ?? []).map((flight) => flightOf(flight, wishes.flightPace))
  const seconds = Math.max(0, ...flights.map(({ length }) => length))
  for (const { flight } of flights) {
    const { id, kind } = flight.body
    const start = flight.points[0] ?? flight.body
    show.actors.set(id, { x: start.x, y: start.y, kind, scale: 1, squash: 1 })
  }
  const after = () => {
    if (mine !== show.turn) return
    wishes.landed?.(beat)
    burst(show, beat, mine, () => settle(show, beat, mine, done))
  }
  if (seconds === 0) return after()
  const fly = (k: number) => {
    if (mine !== show.turn) return
    for (const { flight, at, length } of flights) {
      const actor = show.actors.get(flight.body.id)
      if (actor) Object.assign(actor, at(Math.min(1, (k * seconds) / length)))
    }
  }
  wishes.effects().tween(seconds, fly, { ease: ease.linear, done: after })
}

function burst(show: Show, beat: Beat, mine: number, done: () => void) {
  const { wishes } = show
  const going = (beat.popped ?? []).flatMap((id) => {
    const actor = show.actors.get(id)
    return actor ? [{ id, actor }] : []
  })
  for (const id of beat.fell ?? []) drop(show, id)
  if (going.length === 0) return done()
  const gap = Math.min(POP_GAP, LONGEST_POPS / going.length)
  const seconds = gap * going.length + POP_SECONDS
  let told = 0
  wishes.effects().tween(
    seconds,
    (k) => {
      if (mine !== show.turn) return
      const now = k * seconds
      while (told < going.length && now >= told * gap) {
        wishes.popped(going[told]!.actor, beat, told)
        told++
      }
      for (const [index, { actor }] of going.entries()) {
        const age = (now - index * gap) / POP_SECONDS
        if (age > 0) actor.scale = age < 0.35 ? 1 + age * 0.7 : Math.max(0, 1.25 * (1 - (age - 0.35) / 0.65))
      }
    },
    {
      ease: ease.linear,
      done() {
        if (mine !== show.turn) return
        for (const { id } of going) show.actors.delete(id)
        done()
      },
    },
  )
}

/** A loose body hops a little, then falls off the board in front of everything else. */
function drop(show: Show, id: number) {
  const { wishes } = show
  const actor = show.actors.get(id)
  if (!actor) return
  show.actors.delete(id)
  const way = wishes.gravity?.() ?? 1
  const falling: Falling = {
    ...actor,
    vx: ((id * 37) % 11) * 0.28 - 1.4,
    vy: -way * (1.5 + ((id * 13) % 7) * 0.35),
  }
  show.loose.push(falling)
  let before = 0
  wishes.effects().tween(
    FALL_SECONDS,
    (k) => {
      const seconds = (k - before) * FALL_SECONDS
      before = k
      falling.vy += way * FALL_PULL * seconds
      falling.x += falling.vx * seconds
      falling.y += falling.vy * seconds
    },
    { ease: ease.linear, done: () => (show.loose = show.loose.filter((one) => one !== falling)) },
  )
}

function settle(show: Show, beat: Beat, mine: number, done: () => void) {
  const { wishes } = show
  const moves = beat.bodies.map((body) => moveOf(show.actors, body, beat))
  const alive = new Set(beat.bodies.map(({ id }) => id))
  for (const id of show.actors.keys()) if (!alive.has(id)) show.actors.delete(id)
  const farthest = Math.max(
    0,
    ...moves.map(({ fromX, fromY, toX, toY, grows }) =>
      grows ? 0.5 : Math.abs(toX - fromX) + Math.abs(toY - fromY),
    ),
  )
  const finish = () => {
    if (mine !== show.turn) return
    for (const { actor, toX, toY } of moves) Object.assign(actor, { x: toX, y: toY, scale: 1, squash: 1 })
    if (farthest > 0.05) wishes.settled?.(farthest)
    done()
  }
  if (farthest < 0.001) return finish()
  const seconds = 0.1 + 0.08 * Math.sqrt(farthest)
  wishes.effects().tween(
    seconds,
    (k) => {
      if (mine !== show.turn) return
      for (const move of moves) place(move, k)
    },
    { ease: ease.linear, done: finish },
  )
}

function moveOf(actors: Map<number, Actor>, { id, x, y, kind }: Body, { enter }: Beat): Move {
  const known = actors.get(id)
  if (known) {
    known.kind = kind
    return { actor: known, fromX: known.x, fromY: known.y, toX: x, toY: y, grows: false }
  }
  const from = enter ? { x: x + enter.x, y: y + enter.y } : { x, y }
  const actor = { ...from, kind, scale: enter ? 1 : 0, squash: 1 }
  actors.set(id, actor)
  return { actor, fromX: from.x, fromY: from.y, toX: x, toY: y, grows: !enter }
}

/** Falls accelerate and end in a squash; growing bodies overshoot. */
function place({ actor, fromX, fromY, toX, toY, grows }: Move, k: number) {
  if (grows) {
    actor.scale = ease.back(k)
    return
  }
  const far = Math.abs(toX - fromX) + Math.abs(toY - fromY)
  const reach = Math.min(1, k / 0.75)
  const go = reach < 1 ? reach * reach * (1.4 - 0.4 * reach) : 1
  actor.x = fromX + (toX - fromX) * go
  actor.y = fromY + (toY - fromY) * go
  const rest = Math.max(0, (k - 0.75) / 0.25)
  actor.squash = far > 0.3 && rest > 0 ? 1 - 0.14 * Math.sin(Math.PI * rest) : 1
}

function flightOf(flight: Flight, pace: number) {
  const { points } = flight
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index]!
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const at = (k: number) => {
    let rest = k * whole
    for (const [index, length] of lengths.entries()) {
      if (rest > length && index < lengths.length - 1) {
        rest -= length
        continue
      }
      const [from, to] = [points[index]!, points[index + 1]!]
      const part = length === 0 ? 1 : Math.min(1, rest / length)
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    return points.at(-1) ?? flight.body
  }
  return { flight, at, length: Math.max(0.02, whole / pace) }
}
