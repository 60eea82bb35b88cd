import { distance, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { lobAt, lobOf, type Lob } from './lob.ts'
import { isStill, reachOf, roll, type Body, type Ground } from './roll.ts'
import { numbersTo, slip, throwInput, throwOf, THROWS, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'plank-cornhole',
  genre: 'sports',
  input: ['drag', 'keys'],
  ground: ['#58a850', '#1a4424'],
}

export interface Bag extends Body {
  mine: boolean
}
export interface CornholeState extends Tries {
  bags: Bag[]
  /** Bags that have gone through the hole, mine and theirs. */
  holed: [mine: number, theirs: number]
  thrown: number
  flying: (Lob & { mine: boolean; vx: number; vy: number }) | null
  rolling: boolean
  since: number
  rounds: number
  /** The wind of this round, in units at the landing. */
  wind: number
}

export const LINE: Place = { x: 200, y: 366 }
export const PLANK = { left: 142, right: 258, top: 46, bottom: 238 } as const
export const HOLE: Place & { readonly r: number } = { x: 200, y: 92, r: 19 }
const BAG = 13
const GROUND: Ground = { keeps: 0.93, rub: 0.05, spring: 0.1 }
const BAGS = 8
const SLIDE = 3.4
const PATIENCE = 900

const isMine = (thrown: number) => thrown % 2 === 0
const onBoard = ({ x, y }: Place) => x > PLANK.left && x < PLANK.right && y > PLANK.top && y < PLANK.bottom

/** Landing distance of a throw, before it slides. */
export const farOf = (power: number) => 110 + 210 * power

function launch(
  state: CornholeState,
  turn: Turn,
  { aside, power }: { readonly aside: number; readonly power: number },
) {
  const mine = isMine(state.thrown)
  const lob = lobOf(LINE, {
    aside,
    far: farOf(power),
    high: 70 + 40 * power,
    full: Math.round(38 + 10 * power),
  })
  const drifted = { ...lob, to: { x: lob.to.x + state.wind, y: lob.to.y } }
  const far = distance(lob.from.x, lob.from.y, drifted.to.x, drifted.to.y)
  state.flying = {
    ...drifted,
    mine,
    vx: ((drifted.to.x - LINE.x) / far) * SLIDE,
    vy: ((drifted.to.y - LINE.y) / far) * SLIDE,
  }
  state.thrown++
  state.since = 0
  turn.tell('throw', LINE.x, LINE.y)
}

/** A hole is worth three, a bag on the board one. */
export function points({ bags, holed }: Pick<CornholeState, 'bags' | 'holed'>): readonly [number, number] {
  const on = (mine: boolean) => bags.filter((bag) => bag.mine === mine).length
  return [holed[0] * 3 + on(true), holed[1] * 3 + on(false)]
}

function newRound(state: CornholeState, random: () => number) {
  Object.assign(state, { bags: [], holed: [0, 0], thrown: 0, since: 0 })
  state.wind = Math.round((random() - 0.5) * 70 * hardness(state.rounds, 3))
}

function fallIn(state: CornholeState, turn: Turn) {
  const fallen = state.bags.filter(({ x, y }) => distance(x, y, HOLE.x, HOLE.y) < HOLE.r - 3)
  for (const { mine } of fallen) {
    state.holed[mine ? 0 : 1]++
    if (mine) gain(state, turn, 3, HOLE)
    else turn.tell('rival', HOLE.x, HOLE.y)
  }
  state.bags = state.bags.filter((bag) => !fallen.includes(bag) && onBoard(bag))
}

function settle(state: CornholeState, turn: Turn) {
  state.rolling = false
  state.since = 0
  if (state.thrown < BAGS) return
  const [mine, theirs] = points(state)
  // Equal points cancel: only the lead counts.
  if (mine > theirs) {
    gain(state, turn, mine - theirs, { x: 200, y: 150 })
    turn.tell('round', 200, 150)
  } else if (mine < theirs) slip(state, turn, { x: 200, y: 150 })
  else turn.tell('even', 200, 150)
  state.rounds++
  newRound(state, turn.random)
}

function rivalThrows(state: CornholeState, turn: Turn) {
  const wild = (most: number) =>
    (turn.random() + turn.random() - 1) * most * (1.45 - hardness(state.rounds, 4))
  const far = LINE.y - HOLE.y - reachOf(SLIDE, GROUND)
  const aside = (wild(30) - state.wind * 0.9) / far
  launch(state, turn, { aside, power: (far + wild(60) - 110) / 210 })
}

/** Bags onto the board and through the hole, alternating with a rival; equal points cancel. */
export const rules: MicroRules<CornholeState> = {
  inputs: numbersTo(THROWS),
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    bags: [],
    holed: [0, 0],
    thrown: 0,
    flying: null,
    rolling: false,
    since: 0,
    rounds: 0,
    wind: 0,
  }),
  step(state, turn) {
    state.since++
    if (state.flying) {
      const lob = state.flying
      if (++lob.age < lob.full) return
      const { x, y } = lobAt(lob)
      turn.tell(onBoard({ x, y }) ? 'slap' : 'sand', x, y)
      if (onBoard({ x, y }))
        state.bags.push({ x, y, vx: lob.vx, vy: lob.vy, r: BAG, mass: 1, mine: lob.mine })
      state.flying = null
      state.rolling = true
      return
    }
    if (state.rolling) {
      roll(state.bags, GROUND)
      fallIn(state, turn)
      if (isStill(state.bags) || state.since > 300) settle(state, turn)
      return
    }
    if (!isMine(state.thrown)) {
      if (state.since > 34) rivalThrows(state, turn)
      return
    }
    if (turn.press) return launch(state, turn, throwOf(turn.input))
    if (state.since < PATIENCE) return
    slip(state, turn, { x: 200, y: 150 })
    newRound(state, turn.random)
  },
  hints({ wind, flying, rolling, thrown }) {
    if (flying || rolling || !isMine(thrown)) return [0]
    const far = LINE.y - HOLE.y - reachOf(SLIDE, GROUND)
    const angle = -wind / far - Math.PI / 2
    return [-0.06, -0.03, 0, 0.03].flatMap((push) =>
      [-0.04, 0, 0.04].map((aside) => throwInput(angle + aside, (far - 110) / 210 + push)),
    )
  },
  worth(state) {
    const [mine, theirs] = points(state)
    return (mine - theirs) * 1.5
  },
}
