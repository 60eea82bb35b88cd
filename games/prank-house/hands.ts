import { isThere, type Actor } from './cast.ts'
import type { PrankInput } from './rules.ts'
import type { Spot } from './scene.ts'

/** What the hand has taken. */
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

export interface Hands {
  readonly grip: Grip | undefined
  readonly cursor: string | undefined
  down(at: Spot): void
  move(at: Spot): void
  up(at: Spot): void
  /** Called when time passes under a pressed finger. */
  pressed(share: number): void
  key(key: string): boolean
  clear(): void
  /** What lies under a point. */
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
/** Half of the smallest thing to touch, in parts of the picture. */
const LEAST_HALF = 26

/** Fingers, mouse and keys: what they say about the picture. */
export function openHands({ actors, send, grabbed, missed }: Wishes): Hands {
  let grip: Grip | undefined
  let cursor: string | undefined
  let carried: string | undefined

  const touchable = () => actors().filter((actor) => isThere(actor) && !actor.thing.still)
  const find = (name: string | undefined) => touchable().find((actor) => actor.name === name)
  const can = (name: string, what: string) => find(name)?.thing.can?.includes(what) ?? false

  function under([x, y]: Spot, but?: string): Actor | undefined {
    const hits = touchable().filter((actor) => {
      const middle = actor.y - actor.height / 2
      const half = [Math.max(LEAST_HALF, actor.width / 2), Math.max(LEAST_HALF, actor.height / 2)] as const
      return actor.name !== but && Math.abs(x - actor.x) < half[0] && Math.abs(y - middle) < half[1]
    })
    // The small thing before the large one is what the finger means.
    return hits.toSorted((one, other) => one.width * one.height - other.width * other.height)[0]
  }

  function take(actor: Actor, at: Spot) {
    grip = { name: actor.name, from: at, at, isDragged: false, turns: 0, way: 0, held: 0 }
    grabbed(actor)
  }

  function countTurn({ at, way }: Grip, to: Spot) {
    const step = to[0] - at[0]
    if (!grip || Math.abs(step) < SHAKE_STEP) return
    const next = Math.sign(step)
    if (way !== 0 && next !== way) grip.turns++
    grip.way = next
  }

  function actWithKey(isTap: boolean) {
    const name = (cursor ??= touchable()[0]?.name)
    if (!name) return
    if (carried && carried !== name) {
      const thing = carried
      carried = undefined
      return send(`drag ${thing} ${name}`)
    }
    const wasCarried = carried === name
    carried = undefined
    if (isTap || wasCarried) {
      if (!isTap && can(name, 'shake')) return send(`shake ${name}`)
      if (!isTap && can(name, 'hold')) return send(`hold ${name}`)
      return send(`tap ${name}`)
    }
    if (can(name, 'drag')) {
      carried = name
      return grabbed(find(name)!)
    }
    send(can(name, 'hold') ? `hold ${name}` : `tap ${name}`)
  }

  return {
    get grip() {
      return grip
    },
    get cursor() {
      return cursor
    },
    under,
    down(at) {
      cursor = carried = undefined
      const actor = under(at)
      if (actor) take(actor, at)
      else missed(at)
    },
    move(at) {
      if (!grip) return
      grip.isDragged ||= Math.hypot(at[0] - grip.from[0], at[1] - grip.from[1]) > SLOP
      if (Math.abs(at[0] - grip.at[0]) >= SHAKE_STEP) countTurn(grip, at)
      grip.at = at
    },
    up(at) {
      if (!grip) return
      const { name, isDragged, turns } = grip
      grip = undefined
      if (!isDragged) return send(`tap ${name}`)
      const target = under(at, name)
      if (can(name, 'shake') && turns >= SHAKE_TURNS) return send(`shake ${name}`)
      if (can(name, 'drag') && target) return send(`drag ${name} ${target.name}`)
      if (target === undefined && under(at)?.name === name && !can(name, 'drag')) send(`tap ${name}`)
    },
    pressed(share) {
      if (!grip || grip.isDragged || !can(grip.name, 'hold')) return
      grip.held = share
      if (share < 1) return
      const { name } = grip
      grip = undefined
      send(`hold ${name}`)
    },
    key(key) {
      if (key === 'Enter' || key === ' ') {
        actWithKey(key === ' ')
        return true
      }
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key]
      if (step === undefined) return false
      const row = touchable().toSorted((one, other) => one.x - other.x)
      const at = row.findIndex(({ name }) => name === cursor)
      cursor = row[(at < 0 ? (step > 0 ? 0 : row.length - 1) : at + step + row.length) % row.length]?.name
      return true
    },
    clear() {
      grip = undefined
      cursor = carried = undefined
    },
  }
}

export const middleOf = ({ x, y, height }: Actor): Spot => [x, y - height / 2]
