import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { BOAT_ROW, SIDE, writeHarbour, type Raft } from './raft-rules.ts'
import { hardest } from './raft-search.ts'

// node games/sort/find-rafts.ts: writes raft-levels.ts. Random harbours, each turned to its hardest position; the pack
// takes them by the length of the shortest way.
const LEVELS = 60
const MOST = 3500
const TRIES = 1400

const random = seededRandom(20260)
const found = new Map<number, string[]>()
for (let harbour = 0; harbour < TRIES; harbour++) {
  const rafts: Raft[] = [{ across: true, line: BOAT_ROW, length: 2 }]
  const at = [pickIndex(3, random)]
  const taken = new Set([0, 1].map((part) => BOAT_ROW * SIDE + at[0]! + part))
  const wanted = 5 + pickIndex(9, random)
  for (let tries = 0; rafts.length < wanted && tries < 70; tries++) {
    const raft = { across: random() < 0.45, line: pickIndex(SIDE, random), length: random() < 0.3 ? 3 : 2 }
    if (raft.across && raft.line === BOAT_ROW) continue
    const place = pickIndex(SIDE - raft.length + 1, random)
    const spots = Array.from({ length: raft.length }, (_, part) =>
      raft.across ? raft.line * SIDE + place + part : (place + part) * SIDE + raft.line,
    )
    if (spots.some((spot) => taken.has(spot))) continue
    for (const spot of spots) taken.add(spot)
    rafts.push(raft)
    at.push(place)
  }
  const worst = hardest({ rafts, at }, MOST)
  if (!worst || worst.moves < 2) continue
  const shelf = found.get(worst.moves) ?? []
  if (shelf.length < 12) shelf.push(writeHarbour({ rafts, at: worst.at }, worst.moves))
  found.set(worst.moves, shelf)
}
const all = [...found].sort(([one], [other]) => one - other).flatMap(([, shelf]) => shelf.slice(0, 6))
// Few short ones, then evenly up to the hardest that were found.
const picked = Array.from(
  { length: LEVELS },
  (_, level) => all[Math.floor((level * (all.length - 1)) / (LEVELS - 1))]!,
)
if (new Set(picked).size < LEVELS) throw new Error(`only ${all.length} harbours`)
process.stdout.write(`${all.length} harbours, hardest ${all.at(-1)}\n`)
writeFileSync(
  join(import.meta.dirname, 'raft-levels.ts'),
  `/** Written by find-rafts.ts: the shortest way in base 36, then the cells row by row. */
export const raftLevels: readonly string[] = [\n${picked.map((text) => `  '${text}',`).join('\n')}\n]\n`,
)
