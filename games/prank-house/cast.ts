import { ease, type Effects } from '#kit/game/effects.ts'
import type { GameHost } from '#kit/game/contract.ts'
import { readActs, secondsOf, type Act } from './acts.ts'
import { bursts, noises } from './bursts.ts'
import { drawingOf } from './drawings.ts'
import { motions, REST, type Pose } from './motions.ts'
import type { Looks } from './rules.ts'
import type { PrankScene, Spot, Thing } from './scene.ts'

/** A displayed thing, which lags behind the rules while a joke is shown. */
export interface Actor {
  readonly name: string
  readonly thing: Thing
  look: string
  /** A look for a moment: a frown, a start. */
  moment: string | undefined
  x: number
  y: number
  pose: Pose
  /** Size of its drawing in the picture. */
  readonly width: number
  readonly height: number
}

export const spotOf = ({ at, places }: Thing, look: string): Spot => places?.[look] ?? at

export const isThere = ({ look, moment }: Actor) => (moment ?? look) !== 'gone'

interface Tools {
  readonly effects: () => Effects
  readonly host: GameHost
  /** From the picture to the canvas. */
  place(spot: Spot): { readonly x: number; readonly y: number }
}

const MOVE_SECONDS = 0.38
const POP_SECONDS = 0.32

export interface Cast {
  readonly actors: readonly Actor[]
  get(name: string): Actor
  /** Everything at rest, as the rules have it. */
  show(scene: PrankScene, looks: Looks): void
  /** Animates a joke from one picture to the next; returns its seconds. */
  tell(acts: string, before: Looks, after: Looks): number
  act(act: Act): void
}

/** The actors on stage, and the joke being shown. */
interface Troupe {
  readonly effects: Tools['effects']
  readonly host: GameHost
  readonly place: Tools['place']
  actors: Actor[]
  telling: number
  readonly moments: WeakMap<Actor, number>
}

/** Things of a scene as actors on a stage. */
export function openCast({ effects, host, place }: Tools): Cast {
  /** Counts the faces an actor has made: an earlier one does not end a later one. */
  const moments = new WeakMap<Actor, number>()

  const troupe: Troupe = {
    effects,
    host,
    place,
    actors: [],
    telling: 0,
    moments,
  }

  return {
    get actors() {
      return troupe.actors
    },
    get: (name) => get(troupe, name),
    show: (scene, looks) => show(troupe, scene, looks),
    tell: (text, before, after) => tell(troupe, text, before, after),
    act: (act) => perform(troupe, act),
  }
}

const get = (troupe: Troupe, name: string) => troupe.actors.find((actor) => actor.name === name)!

function reveal(troupe: Troupe, actor: Actor, look: string) {
  const [fromX, fromY] = [actor.x, actor.y]
  const [x, y] = spotOf(actor.thing, look)
  const wasGone = actor.look === 'gone'
  actor.look = look
  actor.moment = undefined
  if (wasGone || (x === fromX && y === fromY)) [actor.x, actor.y] = [x, y]
  else
    troupe.effects().tween(MOVE_SECONDS, (k) => {
      actor.x = fromX + (x - fromX) * k
      actor.y = fromY + (y - fromY) * k - 44 * Math.sin(Math.PI * k)
    })
  pop(troupe, actor)
}

function pop({ effects }: Troupe, actor: Actor) {
  effects().tween(
    POP_SECONDS,
    (k) => {
      const swell = Math.sin(k * 9) * (1 - k) * 0.22
      actor.pose = { ...REST, wide: 1 + swell, high: 1 - swell }
    },
    { ease: ease.linear },
  )
}

/** Ends what is still being shown: the next joke starts from the actual state. */
function settle(troupe: Troupe, looks: Looks) {
  troupe.telling++
  for (const actor of troupe.actors) {
    actor.look = looks[actor.name]!
    actor.moment = undefined
    ;[actor.x, actor.y] = spotOf(actor.thing, actor.look)
  }
}

function moment({ effects, moments }: Troupe, actor: Actor, look: string, seconds: number) {
  actor.moment = look
  const mine = (moments.get(actor) ?? 0) + 1
  moments.set(actor, mine)
  effects().tween(seconds, () => undefined, {
    done() {
      if (moments.get(actor) === mine) actor.moment = undefined
    },
  })
}

function perform(troupe: Troupe, { thing, kind, rest }: Act) {
  const { effects, host, place } = troupe
  const actor = get(troupe, thing)
  const seconds = secondsOf({ at: 0, thing, kind, rest })
  const middle = place([actor.x + actor.pose.dx, actor.y + actor.pose.dy - actor.height * 0.55])
  const noise = noises[kind]
  if (noise) host.sound(...noise)
  if (kind === 'as') return moment(troupe, actor, rest[0]!, seconds)
  if (kind === 'say') return effects().rise(rest[0]!, { x: middle.x, y: middle.y - 20 }, '#fff6c9')
  if (kind === 'hearts') {
    for (const side of [-1, 0, 1])
      effects().rise('♥', { x: middle.x + side * 22, y: middle.y - 8 * side }, '#ff4f7d')
    return
  }
  const motion = motions[kind]
  if (!motion) return effects().burst(middle, bursts[kind])
  effects().tween(seconds, (k) => (actor.pose = motion(k, rest)), {
    ease: ease.linear,
    done: () => (actor.pose = REST),
  })
}

function show(troupe: Troupe, scene: PrankScene, looks: Looks) {
  troupe.telling++
  troupe.actors = Object.entries(scene.things).map(([name, thing]) => {
    const look = looks[name]!
    const { width, height } = drawingOf(thing.art)
    const size = thing.size ?? 1
    const [x, y] = spotOf(thing, look)
    return {
      name,
      thing,
      look,
      moment: undefined,
      x,
      y,
      pose: REST,
      width: width * size,
      height: height * size,
    }
  })
}

function tell(troupe: Troupe, text: string, before: Looks, after: Looks) {
  settle(troupe, before)
  const now = troupe.telling
  const acts = text ? readActs(text) : []
  const told = new Set(acts.filter(({ kind }) => kind === '=').map(({ thing }) => thing))
  for (const actor of troupe.actors)
    if (after[actor.name] !== before[actor.name] && !told.has(actor.name))
      reveal(troupe, actor, after[actor.name]!)
  for (const part of acts) {
    const start = () => {
      if (now !== troupe.telling) return
      if (part.kind === '=') reveal(troupe, get(troupe, part.thing), after[part.thing]!)
      else perform(troupe, part)
    }
    if (part.at === 0) start()
    else troupe.effects().tween(0.01, () => undefined, { delay: part.at, done: start })
  }
  // A face may stay for a while; the joke is over all the same.
  return Math.max(0, ...acts.map((part) => part.at + (part.kind === 'as' ? 0 : secondsOf(part))))
}
