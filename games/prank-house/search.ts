import { changed, holds, isPranked, startLooks, type Looks, type PrankInput } from './rules.ts'
import type { PrankScene } from './scene.ts'

interface Reached {
  readonly looks: Looks
  readonly line: readonly PrankInput[]
}

const named = (looks: Looks) => JSON.stringify(looks)

/** The changes that can be made in this picture. */
function steps({ reactions, things }: PrankScene, looks: Looks): Reached[] {
  const tried = new Set<string>()
  return reactions.flatMap((reaction) => {
    const { on, when } = reaction
    const names = on.split(' ').slice(1)
    const isThere = names.every((name) => looks[name] !== 'gone' && !things[name]?.still)
    if (!isThere || !holds(looks, when) || tried.has(on)) return []
    tried.add(on)
    return reaction.turns ? [{ looks: changed(looks, reaction), line: [on] }] : []
  })
}

/** The shortest solution from here; `undefined` when there is none. */
export function solve(scene: PrankScene, from: Looks): readonly PrankInput[] | undefined {
  const seen = new Set([named(from)])
  let edge: Reached[] = [{ looks: from, line: [] }]
  while (edge.length > 0) {
    const done = edge.find(({ looks }) => isPranked(scene, looks))
    if (done) return done.line
    edge = edge.flatMap(({ looks, line }) =>
      steps(scene, looks)
        .filter((next) => !seen.has(named(next.looks)) && seen.add(named(next.looks)))
        .map((next) => ({ looks: next.looks, line: [...line, ...next.line] })),
    )
  }
  return undefined
}

/** Every picture that a player can come to. */
export function pictures(scene: PrankScene): Looks[] {
  const seen = new Map([[named(startLooks(scene)), startLooks(scene)]])
  for (const looks of seen.values()) {
    if (isPranked(scene, looks)) continue
    for (const next of steps(scene, looks)) seen.set(named(next.looks), next.looks)
  }
  return [...seen.values()]
}
