import families from 'virtual:families'
import type { Play } from '#kit/game/play.ts'
import { resultShape, shapeKindOf } from '#modules/scores/rules/result-shape.ts'

/** The shape of a run in emoji, found by replaying it; empty for games and runs that have none. */
export async function shapeOfRun(
  game: { readonly family: string; readonly slug: string },
  play: Pick<Play, 'replay'>,
): Promise<string | undefined> {
  const kind = shapeKindOf(game)
  const replay = play.replay()
  const load = families[game.family]
  if (!kind || !replay || !load) return undefined
  const { family } = (await load()).view
  const definition = family.definitions.find(({ slug }) => slug === game.slug)
  if (!definition) return undefined
  const sim = family.create(definition, replay.seed, replay.level)
  return resultShape(
    kind,
    replay.inputs.map((input) => ({ input, events: sim.apply(input) })),
  )
}
