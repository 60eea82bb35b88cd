import { boxesLand } from './boxes.ts'
import { captureLand } from './capture.ts'
import { connectLand } from './connect.ts'
import type { TerritoryDefinition } from './definitions.ts'
import type { Land } from './position.ts'
import { spreadLand } from './spread.ts'

const MAKERS: Readonly<Record<TerritoryDefinition['kind'], (side: number) => Land>> = {
  connect: connectLand,
  spread: spreadLand,
  capture: captureLand,
  boxes: boxesLand,
}
const known = new Map<string, Land>()

export function landOf({ id, kind, side }: TerritoryDefinition): Land {
  const land = known.get(id) ?? MAKERS[kind](side)
  known.set(id, land)
  return land
}
