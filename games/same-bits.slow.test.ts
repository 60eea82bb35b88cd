import { expect, test } from 'vitest'
import { botPolicy, randomPolicy, walk } from '#kit/game/gate/walk.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { loadRules } from '../scripts/games-gate/load-families.ts'

/**
 * Digests of runs of games that share `kit/game/rigid` and `kit/game/discs`. A change of a kit must leave them alone: scores
 * on the server are proved by playing the run again. Who changes the rules of one of these games on purpose records it anew.
 */
const RECORDED: readonly (readonly [folder: string, ids: readonly string[] | undefined, digest: number])[] = [
  ['physics-yard', undefined, 3395304249],
  ['hill-drive', undefined, 1371035934],
  ['brick', undefined, 1433072084],
  ['paddle', undefined, 1555748210],
  ['hoops', undefined, 1393507601],
  ['ball-sports', ['dockside-table-football'], 961182296],
  ['arena-survival', ['recoil-raft'], 2148518803],
  ['one-button', ['coco-putt'], 2496227270],
]
const TICKS = 400
const EVERY = 50

test.for(RECORDED)('runs of %s have the bits they were proved with', async ([folder, ids, digest]) => {
  const family = await loadRules(folder)
  const seen: string[] = []
  for (const definition of family.definitions) {
    if (ids && !ids.includes(definition.id)) continue
    const random = seededRandom(hash32(definition.id))
    // The bot of hill-drive looks so far ahead that it would take a minute.
    const policy = folder === 'hill-drive' ? randomPolicy(true, random) : botPolicy(family, random)
    let tick = 0
    const note = (hash: string) => {
      if (++tick % EVERY === 0) seen.push(hash)
    }
    const sim = family.create(definition, 1, 1)
    walk(sim, policy, { steps: TICKS, seen: (now) => note(now.hash()) })
    seen.push(definition.id, sim.hash())
    const line = family.prove?.(definition, 1, 1)
    if (!line) continue
    const proved = family.create(definition, 1, 1)
    for (const input of line) proved.apply(input)
    seen.push(proved.hash())
  }
  expect(hash32(seen.join(' '))).toBe(digest)
})
