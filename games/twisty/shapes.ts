import { box, edgeCube, hingeCube, slantedCube } from './box-shapes.ts'
import { chain, flowers, kites, plates, threeRings, twoRings } from './flat-shapes.ts'
import type { Body } from './geometry.ts'
import { crystal, diamond, jewel, prism, pyramid } from './pointed-shapes.ts'

const MAKERS = {
  pebble: () => box([2, 2, 2]),
  tide: () => box([3, 3, 3]),
  raft: () => box([3, 1, 3]),
  tower: () => box([2, 3, 2]),
  decks: () => box([3, 2, 3]),
  pyramid,
  slanted: slantedCube,
  edges: edgeCube,
  diamond,
  jewel,
  rings: twoRings,
  pearls: threeRings,
  flowers,
  plates,
  crystal,
  hinges: hingeCube,
  brick: () => box([3, 4, 2]),
  kites,
  prism,
  chain,
} as const satisfies Record<string, () => Body>

export type ShapeName = keyof typeof MAKERS

const bodies = new Map<ShapeName, Body>()

/** Assembled once per shape. */
export function bodyOf(shape: ShapeName): Body {
  const known = bodies.get(shape)
  if (known) return known
  const body = MAKERS[shape]()
  bodies.set(shape, body)
  return body
}
