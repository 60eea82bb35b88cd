import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#6f9a2f', '#1f3a1c'] }

interface Leaf {
  x: number
  width: number
  /** Position of its berry; 0 once eaten. */
  berry: number
  reached: boolean
}
export interface WormState extends Base {
  rear: number
  front: number
  phase: 'rest' | 'stretch' | 'pull'
  leaves: Leaf[]
  /** The shadow of the bird that comes from behind. */
  hunter: number
  eye: number
}

export const TWIG_Y = 250
const BODY = 28
export const LONGEST = 150
const STRETCH = 2.6
const PULL = 7
const FOOT = 4

function sprout(state: WormState, random: Random) {
  const before = state.leaves.at(-1)!
  const hard = hardness(state.leaves.length + state.score / 3, 16)
  const gap = between(18, 46 + 26 * hard, random)
  const width = between(58, 120 - 44 * hard, random)
  const x = before.x + before.width + gap
  const berry = random() < 0.55 ? x + between(0.25, 0.85, random) * width : 0
  state.leaves.push({ x, width, berry, reached: false })
}

const leafAt = ({ leaves }: WormState, x: number) =>
  leaves.find((leaf) => x > leaf.x - FOOT && x < leaf.x + leaf.width + FOOT)

function plantFront(state: WormState, turn: Turn) {
  const at = { x: state.front, y: TWIG_Y }
  const leaf = leafAt(state, state.front)
  if (!leaf || !leafAt(state, state.front - BODY)) {
    end(state, turn, leaf ? { x: state.front - BODY, y: TWIG_Y } : at)
    return
  }
  state.phase = 'pull'
  turn.tell('hold', at.x, at.y)
  if (!leaf.reached) {
    leaf.reached = true
    gain(state, turn, 1, { x: at.x, y: at.y - 30 })
  }
  if (leaf.berry && Math.abs(leaf.berry - state.front) < 13) {
    leaf.berry = 0
    bonus(state, turn, 2, { x: at.x, y: at.y - 56 })
  }
}

/** Hold to stretch out, let go to take hold: front and back both need a leaf to stand on. */
export const rules: MicroRules<WormState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 100,
  start(random) {
    const state: WormState = {
      ...freshBase(),
      rear: 70,
      front: 70 + BODY,
      phase: 'rest',
      leaves: [{ x: -120, width: 270, berry: 0, reached: true }],
      hunter: -260,
      eye: 0,
    }
    for (let leaf = 0; leaf < 6; leaf++) sprout(state, random)
    return state
  },
  step(state, turn) {
    if (state.phase !== 'pull' && turn.held) {
      if (state.phase === 'rest') turn.tell('stretch', state.front, TWIG_Y)
      state.phase = 'stretch'
      state.front = Math.min(state.rear + LONGEST, state.front + STRETCH)
    } else if (state.phase === 'stretch') plantFront(state, turn)
    if (state.phase === 'pull') {
      state.rear = Math.min(state.front - BODY, state.rear + PULL)
      if (state.rear === state.front - BODY) state.phase = 'rest'
    }
    state.hunter = Math.max(state.hunter + 0.8 + 0.75 * hardness(state.tick, 3600), state.rear - 300)
    if (state.hunter > state.rear - 12) end(state, turn, { x: state.rear, y: TWIG_Y - 10 })
    while (state.leaves[1] && state.leaves[1].x + state.leaves[1].width < state.rear - 360)
      state.leaves.shift()
    while (state.leaves.at(-1)!.x < state.rear + 500) sprout(state, turn.random)
    state.eye += (state.rear - 100 - state.eye) * 0.08
  },
  worth: ({ rear }) => rear * 0.03,
}
