import { between, bonus, gain, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { lose, slingInput, SLINGS, slung, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { far, meets, thing, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#3a3a80', '#08081f'] }

export interface Bender extends Yard {
  /** Worlds that pull; those of kind `dark` push away. */
  worlds: Thing[]
  goalX: number
  goalY: number
  comets: number
}

export const BASE: Place = { x: 36, y: 364 }
export const GOAL = 17
const FASTEST = 5.6
const LONGEST_FLIGHT = 420

function pulled(comet: Thing, worlds: readonly Thing[]) {
  for (const world of worlds) {
    const [dx, dy] = [world.x - comet.x, world.y - comet.y]
    const away = Math.max(world.r, Math.sqrt(dx * dx + dy * dy))
    const pull = ((world.kind === 'dark' ? -1 : 1) * world.r * 3.2) / (away * away)
    comet.vx += (dx / away) * pull
    comet.vy += (dy / away) * pull
  }
  comet.x += comet.vx
  comet.y += comet.vy
  comet.t++
}

type Fate = 'flies' | 'lands' | 'lost' | 'home'
function fateOf(comet: Thing, { worlds, goalX, goalY }: Pick<Bender, 'worlds' | 'goalX' | 'goalY'>): Fate {
  if (meets(comet, comet.r, { x: goalX, y: goalY }, GOAL)) return 'home'
  if (worlds.some((world) => meets(comet, comet.r - 2, world, world.r))) return 'lands'
  const isOut = comet.x < -90 || comet.x > 490 || comet.y < -90 || comet.y > 490
  return isOut || comet.t > LONGEST_FLIGHT ? 'lost' : 'flies'
}

const launch = (input: number) => thing('comet', BASE, { ...slung(input, FASTEST), r: 7 })

/** A throw that reaches the goal, found by coarse search. */
function solved(sky: Pick<Bender, 'worlds' | 'goalX' | 'goalY'>): boolean {
  for (let degrees = 3; degrees <= 93; degrees += 3)
    for (const force of [0.55, 0.75, 1]) {
      const comet = launch(slingInput({ degrees, force }))
      while (fateOf(comet, sky) === 'flies') pulled(comet, sky.worlds)
      if (fateOf(comet, sky) === 'home') return true
    }
  return false
}

function compose(state: Bender, random: Random) {
  const count = Math.min(5, 1 + Math.floor(state.wave / 2))
  const worlds: Thing[] = []
  const goal = { x: between(230, 370, random), y: between(40, 300, random) }
  for (let tries = 0; tries < 60 && worlds.length < count; tries++) {
    const kind = state.wave > 4 && worlds.length % 3 === 2 ? 'dark' : 'world'
    const world = thing(
      kind,
      { x: between(80, 370, random), y: between(40, 350, random) },
      { r: between(18, 38, random), a: random() },
    )
    const isFree =
      far(world, goal) > world.r + GOAL + 14 &&
      far(world, BASE) > world.r + 70 &&
      worlds.every((other) => far(other, world) > other.r + world.r + 12)
    if (isFree) worlds.push(world)
  }
  while (worlds.length > 0 && !solved({ worlds, goalX: goal.x, goalY: goal.y })) worlds.pop()
  // Dust lies beside the straight way: whoever bends the path collects it.
  const dust = Array.from({ length: 4 }, () =>
    thing('dust', { x: between(70, 380, random), y: between(30, 340, random) }, { r: 10 }),
  )
  Object.assign(state, {
    worlds,
    goalX: goal.x,
    goalY: goal.y,
    shots: [],
    comets: 5,
    foes: dust.filter((one) => worlds.every((world) => far(world, one) > world.r + 12)),
  })
}

function travel(state: Bender, turn: Turn) {
  for (const comet of state.shots) {
    pulled(comet, state.worlds)
    for (const dust of state.foes) {
      if (!meets(comet, comet.r + 4, dust, dust.r)) continue
      dust.hp = 0
      gain(state, turn, 1, dust)
    }
  }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
  const home = state.shots.find((comet) => fateOf(comet, state) === 'home')
  if (home) {
    gain(state, turn, 4 + Math.floor(home.t / 60), home)
    bonus(state, turn, state.comets * 2, { x: home.x, y: home.y - 24 })
    turn.tell('wave', home.x, home.y)
    state.wave++
    compose(state, turn.random)
    return
  }
  state.shots = state.shots.filter((comet) => {
    const fate = fateOf(comet, state)
    if (fate === 'lands') turn.tell('crash', comet.x, comet.y)
    return fate === 'flies'
  })
  if (state.comets > 0 || state.shots.length > 0) return
  lose(state, turn, BASE)
  if (!state.over) compose(state, turn.random)
}

/** Worlds bend the path of a comet: throw it round them, home to the lantern. */
export const rules: YardRules<Bender> = {
  inputs: SLINGS,
  hand: 'tap',
  sight: 190,
  start(random) {
    const state: Bender = { ...startYard(3), worlds: [], goalX: 300, goalY: 100, comets: 5 }
    compose(state, random)
    return state
  },
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.comets > 0 && state.cool === 0) {
      state.comets--
      state.cool = 30
      state.shots.push(launch(turn.input))
      turn.tell('shot', BASE.x, BASE.y)
    }
    travel(state, turn)
  },
  hints: ({ shots }) => (shots.length > 0 ? [0] : HINTS),
  worth: ({ lives, wave, comets }) => lives * 260 + wave * 60 + comets * 12,
}

const HINTS = Array.from({ length: 93 }, (_, index) =>
  slingInput({ degrees: 3 + (index % 31) * 3, force: [0.55, 0.75, 1][Math.floor(index / 31)]! }),
)
