import type { GameContext } from '#kit/game/contract.ts'
import type { FacetLapInput } from './controls.ts'
import type { FacetLapDefinition } from './definitions.ts'

/** The player's best lap of a track, as it was driven. */
export interface BestLap {
  readonly milliseconds: number
  readonly inputs: readonly FacetLapInput[]
}

/** Best laps by level, and the track in the editor. */
export interface Garage {
  [level: number]: string
  draft?: string
}

/** Letters of the longest lap that is stored or shared. */
export const LONGEST_LAP = 4800
const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Run-length coding: a letter and its count. */
export function packLap({ milliseconds, inputs }: BestLap): string {
  let text = `${milliseconds}:`
  for (let index = 0; index < inputs.length;) {
    let end = index
    while (inputs[end] === inputs[index] && end < inputs.length) end++
    text += CODES[inputs[index]!]! + (end - index > 1 ? (end - index).toString(36) : '')
    index = end
  }
  return text
}

export function unpackLap(text: string): BestLap | undefined {
  const [time, runs] = text.split(':')
  if (!time || !runs) return undefined
  const inputs: FacetLapInput[] = []
  for (const [, code, count] of runs.matchAll(/([A-U])([0-9a-z]*)/g)) {
    const times = count ? parseInt(count, 36) : 1
    for (let index = 0; index < times && inputs.length < 20_000; index++) inputs.push(CODES.indexOf(code!))
  }
  return { milliseconds: Number(time), inputs }
}

export function readGarage({ memory }: Pick<GameContext<FacetLapDefinition>, 'memory'>): Garage {
  if (!memory) return {}
  try {
    return JSON.parse(memory) as Garage
  } catch {
    return {}
  }
}

/** Stores a lap that beats the stored one; a very long one is not worth its space. */
export function keepLap(garage: Garage, level: number, lap: BestLap): boolean {
  const before = garage[level] === undefined ? undefined : unpackLap(garage[level])
  if (before && before.milliseconds <= lap.milliseconds) return false
  const text = packLap(lap)
  if (text.length > LONGEST_LAP) return false
  garage[level] = text
  makeRoom(garage, level)
  return true
}

/** Limit of the page's storage per game: the longest laps are dropped first. */
const MOST_KEPT = 60_000

function makeRoom(garage: Garage, fresh: number) {
  while (JSON.stringify(garage).length > MOST_KEPT) {
    const [longest] = Object.keys(garage)
      .map(Number)
      .filter((level) => level >= 0 && level !== fresh)
      .toSorted((one, other) => garage[other]!.length - garage[one]!.length)
    if (longest === undefined) return
    delete garage[longest]
  }
}
