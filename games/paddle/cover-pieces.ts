import { slab } from '#kit/game/cover.ts'

/** Planks around a place, turned. */
export const raft = (x: number, y: number, turn: number, [top, side]: readonly [string, string]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${slab({ x: -90, y: -20, width: 180, height: 34, radius: 17, top, side, depth: 12 })}<rect x="-72" y="-21" width="14" height="36" rx="5" fill="#fff1cf"/><rect x="58" y="-21" width="14" height="36" rx="5" fill="#fff1cf"/></g>`

/** Past positions of a ball, fading. */
export const tail = (x: number, y: number, ways: readonly (readonly [number, number])[], color: string) =>
  ways
    .map(
      ([dx, dy], part) =>
        `<circle cx="${x + dx}" cy="${y + dy}" r="${24 - part * 4}" fill="${color}" opacity="${(0.45 - part * 0.08).toFixed(2)}"/>`,
    )
    .join('')
