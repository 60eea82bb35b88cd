import type { Room } from './definitions.ts'
import { BOX, CRATE, DOOR, HIDES as HIDE_SPOTS, KEYED } from './house.ts'
import {
  box,
  crate,
  door,
  HIDES,
  KEY_COLORS,
  LOCKED,
  type HideName,
  type LockedName,
  type Piece,
} from './furniture.ts'

/** A room is this wide and high; its floor begins at `FLOOR`. */
export const SIDE = 400
export const FLOOR = 236

type Hide = readonly [name: HideName, x: number, y: number, color: string]

/** What a room looks like, and where its places are. */
export interface Plan {
  readonly wall: string
  readonly floor: string
  readonly door: readonly [x: number, color: string]
  readonly box: readonly [x: number, y: number]
  readonly keyed: readonly (readonly [name: LockedName, x: number, y: number])[]
  readonly crate: readonly [x: number, y: number]
  readonly hides: readonly Hide[]
}

export const PLANS: Readonly<Record<Room, Plan>> = {
  count: {
    wall: '#e8c898',
    floor: '#b87f50',
    door: [342, '#4f8fa8'],
    box: [210, 226],
    keyed: [
      ['trunk', 62, 214],
      ['drawer', 244, 306],
      ['cupboard', 136, 206],
    ],
    crate: [50, 300],
    hides: [
      ['bucket', 130, 296, '#8fa8c8'],
      ['rug', 150, 362, '#d8605a'],
      ['basket', 330, 350, '#d8a860'],
      ['hat', 244, 372, '#f0d080'],
      ['jar', 56, 368, '#7fb8c8'],
    ],
  },
  lights: {
    wall: '#4f5f9a',
    floor: '#3a4068',
    door: [58, '#c85a5a'],
    box: [330, 226],
    keyed: [
      ['drawer', 152, 222],
      ['cupboard', 246, 206],
      ['trunk', 340, 318],
    ],
    crate: [232, 304],
    hides: [
      ['picture', 152, 106, '#5a7fd8'],
      ['stool', 146, 308, '#c88a50'],
      ['books', 68, 350, '#d8605a'],
      ['rug', 186, 366, '#7f6fc8'],
      ['bucket', 300, 372, '#a8b8d0'],
    ],
  },
  flags: {
    wall: '#a8704a',
    floor: '#7a4a2e',
    door: [206, '#5a3a28'],
    box: [70, 224],
    keyed: [
      ['trunk', 318, 306],
      ['drawer', 334, 214],
      ['cupboard', 124, 204],
    ],
    crate: [68, 312],
    hides: [
      ['picture', 334, 122, '#3f7fa8'],
      ['hat', 150, 300, '#3a3a50'],
      ['cushion', 232, 300, '#d8a850'],
      ['rug', 176, 364, '#3f6f9f'],
      ['jar', 338, 372, '#8fb878'],
    ],
  },
  flowers: {
    wall: '#bfe8d8',
    floor: '#8fb078',
    door: [340, '#4f9a68'],
    box: [240, 228],
    keyed: [
      ['cupboard', 58, 206],
      ['trunk', 150, 226],
      ['drawer', 322, 318],
    ],
    crate: [218, 310],
    hides: [
      ['pot', 56, 306, '#d87850'],
      ['pot', 136, 312, '#5f9fc8'],
      ['bucket', 90, 372, '#a8b8c8'],
      ['basket', 196, 374, '#d8b070'],
      ['jar', 296, 374, '#f0a0b0'],
    ],
  },
  clocks: {
    wall: '#c8a888',
    floor: '#8a6248',
    door: [64, '#7a5a48'],
    box: [166, 226],
    keyed: [
      ['drawer', 254, 218],
      ['cupboard', 344, 206],
      ['trunk', 58, 322],
    ],
    crate: [344, 308],
    hides: [
      ['picture', 168, 106, '#8fa86a'],
      ['books', 148, 308, '#8a5fa8'],
      ['stool', 246, 304, '#d09058'],
      ['cushion', 152, 370, '#5fa8a0'],
      ['jar', 268, 370, '#d8a060'],
    ],
  },
  notes: {
    wall: '#d898a8',
    floor: '#8f5a6a',
    door: [330, '#8a3f68'],
    box: [62, 226],
    keyed: [
      ['cupboard', 146, 206],
      ['drawer', 234, 220],
      ['trunk', 330, 322],
    ],
    crate: [238, 304],
    hides: [
      ['cushion', 66, 304, '#f0c060'],
      ['stool', 154, 304, '#6a4a78'],
      ['rug', 120, 362, '#a858a0'],
      ['pot', 224, 370, '#5fa8b8'],
      ['picture', 234, 112, '#c85a78'],
    ],
  },
  sums: {
    wall: '#f0cf88',
    floor: '#a87848',
    door: [58, '#b8603a'],
    box: [330, 316],
    keyed: [
      ['drawer', 160, 220],
      ['trunk', 254, 222],
      ['cupboard', 346, 206],
    ],
    crate: [164, 300],
    hides: [
      ['basket', 62, 310, '#c89050'],
      ['jar', 244, 308, '#e88060'],
      ['basket', 120, 368, '#e0b878'],
      ['bucket', 216, 372, '#7fb0d0'],
      ['hat', 334, 376, '#e8d090'],
    ],
  },
  path: {
    wall: '#7f9a88',
    floor: '#5f7464',
    door: [204, '#a8946a'],
    box: [330, 222],
    keyed: [
      ['trunk', 70, 222],
      ['cupboard', 120, 204],
      ['drawer', 330, 310],
    ],
    crate: [58, 308],
    hides: [
      ['pot', 144, 306, '#c88858'],
      ['jar', 228, 306, '#d8c080'],
      ['basket', 100, 372, '#b89a60'],
      ['rug', 204, 368, '#8a6fa8'],
      ['bucket', 316, 376, '#9aa8b0'],
    ],
  },
  moons: {
    wall: '#3f3a78',
    floor: '#2f2a58',
    door: [342, '#6f5fb8'],
    box: [236, 228],
    keyed: [
      ['cupboard', 56, 206],
      ['trunk', 148, 224],
      ['drawer', 326, 318],
    ],
    crate: [60, 308],
    hides: [
      ['books', 148, 302, '#d87f6a'],
      ['cushion', 232, 308, '#7fb8e0'],
      ['rug', 176, 366, '#c87fb0'],
      ['stool', 76, 374, '#a88860'],
      ['jar', 306, 376, '#8fd0c0'],
    ],
  },
}

/** Somewhere to look, as it is drawn. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly color: string
  readonly paint: Piece
}

export function placeIn(room: Room, spot: number): Place {
  const plan = PLANS[room]
  if (spot === DOOR) return { x: plan.door[0], y: FLOOR - 84, color: plan.door[1], paint: door }
  if (spot === BOX) return { x: plan.box[0], y: plan.box[1], color: '#8f9fc0', paint: box }
  if (spot === CRATE) return { x: plan.crate[0], y: plan.crate[1], color: '#c89860', paint: crate }
  const keyed = KEYED.findIndex((one) => one === spot)
  if (keyed >= 0) {
    const [name, x, y] = plan.keyed[keyed]!
    return { x, y, color: KEY_COLORS[keyed + 1]!, paint: LOCKED[name] }
  }
  const [name, x, y, color] = plan.hides[HIDE_SPOTS.findIndex((one) => one === spot)]!
  return { x, y, color, paint: HIDES[name] }
}
