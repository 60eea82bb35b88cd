import { isThere, type Actor } from './cast.ts'
import type { PrankInput } from './rules.ts'
import type { Spot } from './scene.ts'

/** What the player holds. */
export interface Grip {
  readonly name: string
  readonly from: Spot
  at: Spot
  isDragged: boolean
  turns: number
  way: number
  /** Share of a hold that has passed. */
  held: number
}

export interface Controls {
  readonly grip: Grip | undefined
  readonly cursor: string | undefined
  down(at: Spot): void
  move(at: Spot): void
  up(at: Spot): void
  /** Called when time passes under a pressed finger. */
  pressed(share: number): void
  key(key: string): boolean
  clear(): void
  /** The thing below a point. */
  under(at: Spot, but?: string): Actor | undefined
}

interface Wishes {
  actors(): readonly Actor[]
  send(input: PrankInput): void
  grabbed(actor: Actor): void
  missed(at: Spot): void
}

const SLOP = 9
const SHAKE_TURNS = 4
const SHAKE_STEP = 5
/** Half width of the smallest touch target, in units of the picture. */
const LEAST_HALF = 26

/** What is gripped, marked and carried just now. */
interface Fingers {
  readonly actors: Wishes['actors']
  readonly send: Wishes['send']
  readonly grabbed: Wishes['grabbed']
  readonly missed: Wishes['missed']
  grip: Grip | undefined
  cursor: string | undefined
  carried: string | undefined
}

/** Fingers, mouse and keys: what they say about the picture. */
export function openControls({ actors, send, grabbed, missed }: Wishes): Controls {
  const fingers: Fingers = {
    actors,
    send,
    grabbed,
    missed,
    grip: undefined,
    cursor: undefined,
    carried: undefined,
  }

  return {
    get grip() {
      return fingers.grip
    },
    get cursor() {
      return fingers.cursor
    },
    under: (spot, but) => under(fingers, spot, but),
    down: (at) => down(fingers, at),
    move: (at) => move(fingers, at),
    up: (at) => up(fingers, at),
    pressed: (share) => pressed(fingers, share),
    key: (key) => pressKey(fingers, key),
    clear() {
      fingers.grip = undefined
      fingers.cursor = fingers.carried = undefined
    },
  }
}

const touchable = ({ actors }: Fingers) => actors().filter((actor) => isThere(actor) && !actor.thing.still)

const find = (fingers: Fingers, name: string | undefined) =>
  touchable(fingers).find((actor) => actor.name === name)

const can = (fingers: Fingers, name: string, what: string) =>
  find(fingers, name)?.thing.can?.includes(what) ?? false

function under(fingers: Fingers, [x, y]: Spot, but?: string): Actor | undefined {
  const hits = touchable(fingers).filter((actor) => {
    const middle = actor.y - actor.height / 2
    const half = [Math.max(LEAST_HALF, actor.width / 2), Math.max(LEAST_HALF, actor.height / 2)] as const
    return actor.name !== but && Math.abs(x - actor.x) < half[0] && Math.abs(y - middle) < half[1]
  })
  // A small thing in front of a large one is meant.
  return hits.toSorted((one, other) => one.width * one.height - other.width * other.height)[0]
}

function take(fingers: Fingers, actor: Actor, at: Spot) {
  fingers.grip = { name: actor.name, from: at, at, isDragged: false, turns: 0, way: 0, held: 0 }
  fingers.grabbed(actor)
}

function countTurn(fingers: Fingers, { at, way }: Grip, to: Spot) {
  const step = to[0] - at[0]
  if (!fingers.grip || Math.abs(step) < SHAKE_STEP) return
  const next = Math.sign(step)
  if (way !== 0 && next !== way) fingers.grip.turns++
  fingers.grip.way = next
}

function actWithKey(fingers: Fingers, isTap: boolean) {
  const { send, grabbed } = fingers
  const name = (fingers.cursor ??= touchable(fingers)[0]?.name)
  if (!name) return
  if (fingers.carried && fingers.carried !== name) {
    const thing = fingers.carried
    fingers.carried = undefined
    return send(`drag ${thing} ${name}`)
  }
  const wasCarried = fingers.carried === name
  fingers.carried = undefined
  if (isTap || wasCarried) {
    if (!isTap && can(fingers, name, 'shake')) return send(`shake ${name}`)
    if (!isTap && can(fingers, name, 'hold')) return send(`hold ${name}`)
    return send(`tap ${name}`)
  }
  if (can(fingers, name, 'drag')) {
    fingers.carried = name
    return grabbed(find(fingers, name)!)
  }
  send(can(fingers, name, 'hold') ? `hold ${name}` : `tap ${name}`)
}

function down(fingers: Fingers, at: Spot) {
  fingers.cursor = fingers.carried = undefined
  const actor = under(fingers, at)
  if (actor) take(fingers, actor, at)
  else fingers.missed(at)
}

function move(fingers: Fingers, at: Spot) {
  if (!fingers.grip) return
  fingers.grip.isDragged ||= Math.hypot(at[0] - fingers.grip.from[0], at[1] - fingers.grip.from[1]) > SLOP
  if (Math.abs(at[0] - fingers.grip.at[0]) >= SHAKE_STEP) countTurn(fingers, fingers.grip, at)
  fingers.grip.at = at
}

function up(fingers: Fingers, at: Spot) {
  const { send } = fingers
  if (!fingers.grip) return
  const { name, isDragged, turns } = fingers.grip
  fingers.grip = undefined
  if (!isDragged) return send(`tap ${name}`)
  const target = under(fingers, at, name)
  if (can(fingers, name, 'shake') && turns >= SHAKE_TURNS) return send(`shake ${name}`)
  if (can(fingers, name, 'drag') && target) return send(`drag ${name} ${target.name}`)
  if (target === undefined && under(fingers, at)?.name === name && !can(fingers, name, 'drag'))
    send(`tap ${name}`)
}

function pressed(fingers: Fingers, share: number) {
  if (!fingers.grip || fingers.grip.isDragged || !can(fingers, fingers.grip.name, 'hold')) return
  fingers.grip.held = share
  if (share < 1) return
  const { name } = fingers.grip
  fingers.grip = undefined
  fingers.send(`hold ${name}`)
}

function pressKey(fingers: Fingers, key: string) {
  if (key === 'Enter' || key === ' ') {
    actWithKey(fingers, key === ' ')
    return true
  }
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key]
  if (step === undefined) return false
  const row = touchable(fingers).toSorted((one, other) => one.x - other.x)
  const at = row.findIndex(({ name }) => name === fingers.cursor)
  fingers.cursor = row[(at < 0 ? (step > 0 ? 0 : row.length - 1) : at + step + row.length) % row.length]?.name
  return true
}

export const middleOf = ({ x, y, height }: Actor): Spot => [x, y - height / 2]
