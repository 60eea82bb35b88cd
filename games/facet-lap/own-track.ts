import { LONGEST_LAP, packLap, unpackLap, type BestLap } from './ghosts.ts'
import { createLap, type FacetLapSim } from './family.ts'
import type { FacetLapDefinition } from './definitions.ts'
import { isTrack, readTrack, TRACK_HASH, type BadCode } from './track-code.ts'
import { OWN } from './tracks.ts'

/** A player's track with the lap that proves it can be finished. */
export interface OwnTrack {
  readonly code: string
  readonly lap: BestLap | undefined
}

/** Why a link is refused: its track is invalid, or its lap does not take the claimed time. */
export type BadLink = BadCode | 'lap'

/** Fragment of an address: the track's code, and the lap input by input. */
export const trackHash = ({ code, lap }: OwnTrack): string =>
  `${TRACK_HASH}${code}${lap ? `.${packLap(lap).replace(':', '.')}` : ''}`

/** Reads the fragment of an address. The lap is not trusted: it is simulated. */
export function readTrackHash(hash: string, definition: FacetLapDefinition): OwnTrack | BadLink {
  const [code = '', time, runs, ...more] = hash.slice(TRACK_HASH.length, LONGEST_LINK).split('.')
  if (hash.length > LONGEST_LINK) return 'damaged'
  const way = readTrack(code)
  if (!isTrack(way)) return way
  if (time === undefined) return { code, lap: undefined }
  const lap = runs && more.length === 0 ? unpackLap(`${time}:${runs}`) : undefined
  return lap && isProved({ code, lap }, definition) ? { code, lap } : 'lap'
}

const LONGEST_LINK = TRACK_HASH.length + 200 + LONGEST_LAP

/** Whether the simulated lap ends with its last input in the claimed time. */
export function isProved(
  { code, lap }: { readonly code: string; readonly lap: BestLap },
  definition: FacetLapDefinition,
): boolean {
  const sim = drivenAgain({ code, lap }, definition)
  return sim?.status === 'won' && sim.score === lap.milliseconds
}

function drivenAgain(
  { code, lap }: { readonly code: string; readonly lap: BestLap },
  definition: FacetLapDefinition,
): FacetLapSim | undefined {
  const sim = createLap(definition, 0, OWN)
  sim.apply(code)
  for (const input of lap.inputs) {
    // An input after the end is not part of the lap.
    if (sim.status !== 'playing') return undefined
    sim.apply(input)
  }
  return sim
}
