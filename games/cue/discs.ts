import { bounceOff, collide, slow, type Body } from '#kit/game/discs/discs.ts'
import { clamp, distance } from '#kit/game/micro/rules.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** A ball, coin or stone, identified by its index. */
export interface Disc extends Body {
  /** Off the table: potted, or over the edge. */
  out: boolean
}

/** The table in field units. */
export interface Table {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Behaviour at the edges: bounce, or lost. */
  readonly edges: 'cushions' | 'open' | 'open-end'
  readonly pockets: readonly Place[]
  /** Distance from a pocket's middle at which a disc falls. */
  readonly mouth: number
  /** Speed above which a disc flies over a pocket. */
  readonly catches?: number
  /** A round edge: a disc whose middle crosses it is out and counts as potted. */
  readonly rim?: { readonly x: number; readonly y: number; readonly reach: number }
  /** Fixed posts that throw discs back. */
  readonly posts: readonly Place[]
  /** Radius of a post, if not `POST`. */
  readonly post?: number
  radiusOf(disc: number): number
  massOf(disc: number): number
  /** Share of speed a disc keeps per tick, and constant loss. */
  readonly keeps: number
  readonly rub: number
  readonly spring: number
}

export const POST = 11

/** Contacts of a shot until all discs rest. */
export interface Record {
  /** Discs hit by the struck disc, in order. */
  readonly met: number[]
  /** Cushions before its second hit. */
  cushions: number
  readonly potted: number[]
  /** Other discs that have touched a cushion. */
  readonly banked?: number[]
}

export interface Knock {
  readonly kind: 'click' | 'cushion' | 'pot' | 'fall' | 'post'
  readonly x: number
  readonly y: number
  readonly disc: number
}

export const disc = (x: number, y: number): Disc => ({ x, y, vx: 0, vy: 0, out: false })
export const areStill = (discs: readonly Disc[]) =>
  discs.every(({ vx, vy, out }) => out || (vx === 0 && vy === 0))

const PARTS = 4
const STILL_BELOW = 0.05
const DISC_SPRING = 0.94

/** Moves all discs by one tick; `shot` is the struck disc. */
export function glide(discs: Disc[], table: Table, shot: number, record: Record): readonly Knock[] {
  const knocks: Knock[] = []
  const knock = (kind: Knock['kind'], index: number) => {
    const { x, y } = discs[index]!
    knocks.push({ kind, x, y, disc: index })
  }
  for (let part = 0; part < PARTS; part++) {
    for (const [index, one] of discs.entries()) {
      if (one.out) continue
      one.x += one.vx / PARTS
      one.y += one.vy / PARTS
      if (one.vx === 0 && one.vy === 0) continue
      edges(one, index, table, { knock, shot, record })
    }
    meet(discs, table, shot, record, knock)
  }
  for (const one of discs) slow(one, table.keeps, table.rub, STILL_BELOW)
  return knocks
}

interface Around {
  readonly knock: (kind: Knock['kind'], index: number) => void
  readonly shot: number
  readonly record: Record
}

function edges(one: Disc, index: number, table: Table, { knock, shot, record }: Around) {
  const {
    left,
    right,
    top,
    bottom,
    mouth,
    pockets,
    posts,
    rim,
    catches = Infinity,
    post: thick = POST,
  } = table
  const radius = table.radiusOf(index)
  for (const pocket of pockets)
    if (
      distance(one.x, one.y, pocket.x, pocket.y) < mouth &&
      (catches === Infinity || distance(0, 0, one.vx, one.vy) < catches)
    ) {
      knock('pot', index)
      leave(one)
      record.potted.push(index)
      return
    }
  for (const post of posts)
    if (bounceOff(one, post, thick + radius, table.spring) > 0) {
      knock('post', index)
      if (index === shot && record.met.length < 2) record.cushions++
    }
  if (rim && distance(one.x, one.y, rim.x, rim.y) > rim.reach) {
    knock('fall', index)
    record.potted.push(index)
    return leave(one)
  }
  const isOpen = table.edges !== 'cushions'
  if (isOpen) {
    const gone = one.x < left || one.x > right || one.y < top
    if (!gone && one.y < bottom + 60) return
    knock('fall', index)
    return leave(one)
  }
  const [lowX, highX, lowY, highY] = [left + radius, right - radius, top + radius, bottom - radius]
  const isOver = one.x < lowX || one.x > highX || one.y < lowY || one.y > highY
  if (!isOver || nearPocket(one, table)) return
  if (one.x < lowX) one.vx = Math.abs(one.vx) * table.spring
  if (one.x > highX) one.vx = -Math.abs(one.vx) * table.spring
  if (one.y < lowY) one.vy = Math.abs(one.vy) * table.spring
  if (one.y > highY) one.vy = -Math.abs(one.vy) * table.spring
  one.x = clamp(one.x, lowX, highX)
  one.y = clamp(one.y, lowY, highY)
  knock('cushion', index)
  if (index !== shot) record.banked?.push(index)
  else if (record.met.length < 2) record.cushions++
}

/** The cushion is open at a pocket. */
const nearPocket = (one: Disc, { pockets, mouth }: Table) =>
  pockets.some(({ x, y }) => distance(one.x, one.y, x, y) < mouth + 5)

function leave(one: Disc) {
  one.out = true
  one.vx = one.vy = 0
}

function meet(discs: Disc[], table: Table, shot: number, record: Record, knock: Around['knock']) {
  for (let first = 0; first < discs.length; first++) {
    const one = discs[first]!
    if (one.out) continue
    for (let second = first + 1; second < discs.length; second++) {
      const other = discs[second]!
      if (other.out || (one.vx === 0 && one.vy === 0 && other.vx === 0 && other.vy === 0)) continue
      const reach = table.radiusOf(first) + table.radiusOf(second)
      if (Math.abs(one.x - other.x) >= reach || Math.abs(one.y - other.y) >= reach) continue
      if (collide(one, other, reach, table.massOf(first) / table.massOf(second), DISC_SPRING) === 0) continue
      knock('click', second)
      const mate = first === shot ? second : second === shot ? first : -1
      if (mate >= 0 && !record.met.includes(mate)) record.met.push(mate)
    }
  }
}
