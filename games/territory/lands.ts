import { apartLand } from './apart.ts'
import { boxesLand } from './boxes.ts'
import { captureLand } from './capture.ts'
import { chainLand } from './chain.ts'
import { chompLand } from './chomp.ts'
import { connectLand } from './connect.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { floodLand } from './flood.ts'
import { nogoLand } from './nogo.ts'
import { plotsLand } from './plots.ts'
import type { Land } from './position.ts'
import { rowsLand } from './rows.ts'
import { slimeLand } from './slime.ts'
import { spreadLand } from './spread.ts'
import { trailLand } from './trail.ts'

const MAKERS: Readonly<Record<TerritoryDefinition['kind'], (definition: TerritoryDefinition) => Land>> = {
  connect: ({ side }) => connectLand(side),
  spread: ({ side }) => spreadLand(side),
  capture: ({ side, goal = 1 }) => captureLand(side, goal),
  boxes: ({ side, hasGems = false }) => boxesLand(side, hasGems),
  chain: ({ side }) => chainLand(side),
  nogo: ({ side }) => nogoLand(side),
  apart: ({ side }) => apartLand(side),
  slime: ({ side }) => slimeLand(side),
  chomp: ({ side }) => chompLand(side),
  trail: ({ side }) => trailLand(side, 'step'),
  leap: ({ side }) => trailLand(side, 'leap'),
  rows: ({ side }) => rowsLand(side),
  flood: ({ side }) => floodLand(side),
  plots: ({ side }) => plotsLand(side),
}
const known = new Map<string, Land>()

export function landOf(definition: TerritoryDefinition): Land {
  const { id, kind } = definition
  const land = known.get(id) ?? MAKERS[kind](definition)
  known.set(id, land)
  return land
}
